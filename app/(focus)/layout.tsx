import type { ReactNode } from 'react';
import { Footer } from '#components/layout/footer.tsx';
import { Frame } from '#components/layout/frame.tsx';
import { SiteHeader } from '../site-header.tsx';

export default function FocusLayout({ children }: { children: ReactNode }) {
  return (
    <Frame header={<SiteHeader focused />} footer={<Footer focused />}>
      {children}
    </Frame>
  );
}

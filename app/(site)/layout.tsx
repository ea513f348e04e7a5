import type { ReactNode } from 'react';
import { Footer } from '#components/layout/footer.tsx';
import { Frame } from '#components/layout/frame.tsx';
import { SiteHeader } from '../site-header.tsx';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Frame header={<SiteHeader />} footer={<Footer />}>
      {children}
    </Frame>
  );
}

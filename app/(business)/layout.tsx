import type { ReactNode } from 'react';
import { BusinessHeader } from '#components/layout/business-header.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Frame } from '#components/layout/frame.tsx';
import { HeaderSearch } from '#features/search/bar/search-bar.tsx';
import { SearchOpener } from '#features/search/modal/search-opener.tsx';

export default function BusinessLayout({ children }: { children: ReactNode }) {
  const header = <BusinessHeader search={<HeaderSearch />} mobileSearch={<SearchOpener />} />;
  return (
    <Frame header={header} footer={<Footer />}>
      {children}
    </Frame>
  );
}

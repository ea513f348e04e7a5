import { NotFoundPage, notFoundMetadata } from '#components/layout/not-found-page.tsx';
import SiteLayout from './(site)/layout.tsx';
import RootLayout, { metadata as rootMetadata } from './layout.tsx';

export { viewport } from './layout.tsx';

export const dynamic = 'force-dynamic';

export const metadata = { ...rootMetadata, ...notFoundMetadata };

/** Next adds no layout here. A not-found.tsx with this frame would be in every page's HTML. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundPage />
      </SiteLayout>
    </RootLayout>
  );
}

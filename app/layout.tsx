import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { copy } from '#components/layout/copy.ts';
import { EarlyInput, PageFocus } from '#components/layout/page-effects.tsx';
import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { SkipLink } from '#components/layout/frame-links.tsx';
import { AuthModalHost } from '#features/auth/components/account-entry.tsx';
import { ConsentHost } from '#features/consent/components/consent-host.tsx';
import { toolbarColours } from '#lib/browser/colour-scheme.ts';
import { webEnv } from '#lib/env.ts';
import { googleMapsTag } from '#lib/place/google-maps.ts';
import { pageScript } from '#lib/page-gate/content-security-policy.ts';
import { pageTitle, siteTitle } from '#lib/seo/page-title.ts';
import { siteUrl } from '#lib/seo/site.ts';
import { fontVariables } from '#styles/fonts.ts';
import SiteLayout from './(site)/layout.tsx';
import '#styles/globals.css';

// Next adds the client components of global-not-found.tsx to every page. These references put them
// into this layout's chunk, which loads once.
void [SiteLayout, NotFoundPage];

export const metadata: Metadata = {
  metadataBase: siteUrl(),
  title: {
    default: 'Aproape – programări online la saloane, frizerii și medici',
    template: pageTitle('%s'),
  },
  description: copy.description,
  applicationName: siteTitle,
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  openGraph: { siteName: siteTitle, locale: 'ro_RO', type: 'website' },
  formatDetection: { telephone: false },
};

export const dynamic = 'force-dynamic';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: toolbarColours.light },
    { media: '(prefers-color-scheme: dark)', color: toolbarColours.dark },
  ],
  viewportFit: 'cover',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { auth, GOOGLE_MAPS_KEY: googleMapsKey } = webEnv();
  return (
    // Before hydration, `pageScript` writes the colour scheme into the root element.
    <html
      lang="ro"
      data-scroll-behavior="smooth"
      className={fontVariables}
      suppressHydrationWarning
    >
      <body className="font-text text-sm">
        {googleMapsKey && <meta name={googleMapsTag} content={googleMapsKey} />}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
        <SkipLink />
        {children}
        <AuthModalHost settings={auth} />
        <ConsentHost />
        <PageFocus />
        <EarlyInput />
      </body>
    </html>
  );
}

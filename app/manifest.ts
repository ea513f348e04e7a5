import type { MetadataRoute } from 'next';
import { accountCopy, copy } from '#components/layout/copy.ts';
import { toolbarColours } from '#lib/browser/colour-scheme.ts';
import { siteTitle } from '#lib/seo/page-title.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Aproape – programări online',
    short_name: siteTitle,
    description: copy.description,
    lang: 'ro',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: toolbarColours.light,
    theme_color: toolbarColours.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: accountCopy.bookings, url: '/account/bookings' },
      { name: copy.search, url: '/locations' },
    ],
  };
}

import type { Metadata } from 'next';
import { pageTitle, siteTitle } from './page-title.ts';

type PageMetadata = {
  title: string;
  description: string;
  path: string;
  picture?: { kind: 'locations' | 'cities'; name: string };
  hidden?: boolean;
};

export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, path, picture, hidden } = page;
  const share = { title, description, images: [shareImage(title, picture)] };
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: { ...share, type: 'website', locale: 'ro_RO', siteName: siteTitle, url: path },
    // Twitter falls back to the Open Graph picture.
    twitter: { ...share, images: [], card: 'summary_large_image' },
    ...(hidden && { robots: { index: false, follow: true } }),
  };
}

/** For the page of a signed link, whose URL must not reach other sites as referrer. */
export function linkMetadata(title: string): Metadata {
  return { title, robots: { index: false }, referrer: 'no-referrer' };
}

function shareImage(alt: string, picture: PageMetadata['picture']) {
  const path = picture ? `${picture.kind}/${encodeURIComponent(picture.name)}` : 'site/aproape';
  return { url: `/api/public/share-pictures/${path}`, width: 1200, height: 630, alt };
}

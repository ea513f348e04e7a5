import type { Metadata } from 'next';
import { webEnv } from './env.ts';
import { pageTitle, siteTitle } from './page-title.ts';

type PageMetadata = {
  title: string;
  description: string;
  /** The canonical path of the page, on our origin. */
  path: string;
  /** Whose picture is shown where the page is shared: a location by its id, a city by its slug; the site's without. */
  picture?: { kind: 'locations' | 'cities'; name: string };
  /** Kept out of search engines; its links are followed. */
  hidden?: boolean;
};

/** Returns the title, canonical address and share description of a page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, path, picture, hidden } = page;
  const share = { title, description, images: [shareImage(title, picture)] };
  return {
    metadataBase: new URL(webEnv().siteUrl),
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: { ...share, type: 'website', locale: 'ro_RO', siteName: siteTitle, url: path },
    // Without a picture of its own it takes that of Open Graph, which need not stand in every page four times.
    twitter: { ...share, images: [], card: 'summary_large_image' },
    ...(hidden && { robots: { index: false, follow: true } }),
  };
}

/** The api draws it at this size. */
function shareImage(alt: string, picture: PageMetadata['picture']) {
  const path = picture ? `${picture.kind}/${encodeURIComponent(picture.name)}` : 'site/aproape';
  return { url: `/api/public/share-pictures/${path}`, width: 1200, height: 630, alt };
}

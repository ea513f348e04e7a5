import type { Metadata } from 'next';
import { webEnv } from './env.ts';
import { pageTitle, siteTitle } from './page-title.ts';

type PageMetadata = {
  title: string;
  description: string;
  /** The canonical path of the page, on our origin. */
  path: string;
  /** Address of the picture that is shown where the page is shared. */
  image?: string | null;
  /** Kept out of search engines; its links are followed. */
  hidden?: boolean;
};

/** Returns the title, canonical address and share description of a page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, path, image, hidden } = page;
  const share = { title, description, ...(image && { images: [image] }) };
  return {
    metadataBase: new URL(webEnv().siteUrl),
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: { ...share, type: 'website', locale: 'ro_RO', siteName: siteTitle, url: path },
    twitter: { ...share, card: image ? 'summary_large_image' : 'summary' },
    ...(hidden && { robots: { index: false, follow: true } }),
  };
}

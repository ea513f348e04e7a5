import type { Metadata } from 'next';
import type { Contest } from '#contract/page-name.ts';
import { pageMetadata } from '#lib/seo.ts';
import { copy } from './copy.ts';

/** Returns the title of a contest's rules; search engines leave them out. */
export function contestMetadata({ token, title }: Contest): Metadata {
  return pageMetadata({
    title: copy.title(title),
    description: copy.description(title),
    path: `/${token}`,
    hidden: true,
  });
}

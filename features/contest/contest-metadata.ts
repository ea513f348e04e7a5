import type { Metadata } from 'next';
import type { Contest } from '#contract/page-name.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { copy } from './copy.ts';

export function contestMetadata({ token, title }: Contest): Metadata {
  return pageMetadata({
    title: copy.title(title),
    description: copy.description(title),
    path: `/${token}`,
    hidden: true,
  });
}

import type { Metadata } from 'next';
import { pageMetadata } from '#lib/seo/seo.ts';
import { pageCopy } from './page-copy.ts';

/** Returns the metadata of a results page. Search engines index the pages of cities instead. */
export function resultsMetadata(path: string, title: string): Metadata {
  return pageMetadata({ title, description: pageCopy.description, path, hidden: true });
}

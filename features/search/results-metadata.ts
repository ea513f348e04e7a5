import type { Metadata } from 'next';
import { pageMetadata } from '#lib/seo/seo.ts';
import { pageCopy } from './page-copy.ts';
import { searchHref, type SearchState } from './search-state.ts';

/** Returns the metadata of a results page. `isOwn` marks a personal search as noindex. */
export function resultsMetadata(state: SearchState, title: string, isOwn: boolean): Metadata {
  const { description } = pageCopy;
  const path = isOwn ? searchHref(state) : '/locations';
  return pageMetadata({ title, description, path, hidden: isOwn });
}

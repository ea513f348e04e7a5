import type { Metadata } from 'next';
import { pageMetadata } from '#lib/seo.ts';
import { pageCopy } from './page-copy.ts';
import { searchHref, type SearchState } from './search-state.ts';

/** Returns what search engines and shared links say about a search; one of a visitor's own stays out of the engines. */
export function resultsMetadata(state: SearchState, title: string, isOwn: boolean): Metadata {
  const { description } = pageCopy;
  const path = isOwn ? searchHref(state) : '/locations';
  return pageMetadata({ title, description, path, hidden: isOwn });
}

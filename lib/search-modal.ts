/** Id of what holds the search bar of the header; it stands in for the modal where it is seen. */
export const HEADER_SEARCH_ID = 'cautare';

const listeners = new Set<() => void>();
let waiting = false;

/** Asks the search that is on the page to open: the field in the header, or the modal; once it listens. */
export function openSearch(): void {
  waiting = listeners.size === 0;
  for (const open of listeners) open();
}

/** Calls back whenever the search is asked to open, and now if it was before; returns the way to stop. */
export function onOpenSearch(open: () => void): () => void {
  listeners.add(open);
  if (waiting) openSearch();
  return () => void listeners.delete(open);
}

/** Id of what holds the search bar of the header; it stands in for the modal where it is seen. */
export const HEADER_SEARCH_ID = 'cautare';

const EVENT = 'aproape:search';

/** Asks the search that is on the page to open: the field in the header, or the modal. */
export function openSearch(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back whenever the search is asked to open; returns the way to stop. */
export function onOpenSearch(open: () => void): () => void {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
}

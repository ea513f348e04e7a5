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

import { createStore } from 'zustand/vanilla';

export const headerSearchId = 'cautare';

const pending = createStore(() => false);

/** Opens the search of this page, the header's field or the modal, as soon as it listens. */
export function openSearch(): void {
  pending.setState(true);
}

/**
 * Calls `open` on each request to open the search, including an earlier pending one. Returns the unsubscribe
 * function.
 */
export function onOpenSearch(open: () => void): () => void {
  const answer = () => {
    if (!pending.getState()) return;
    pending.setState(false);
    open();
  };
  answer();
  return pending.subscribe(answer);
}

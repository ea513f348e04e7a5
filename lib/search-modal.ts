import { createStore } from 'zustand/vanilla';

/** Id of what holds the search bar of the header; it stands in for the modal where it is seen. */
export const headerSearchId = 'cautare';

/** True while the search is asked to open and has not yet: before the script of the header runs. */
const pending = createStore(() => false);

/** Asks the search that is on the page to open: the field in the header, or the modal; once it listens. */
export function openSearch(): void {
  pending.setState(true);
}

/** Calls back whenever the search is asked to open, and now if it was before; returns the way to stop. */
export function onOpenSearch(open: () => void): () => void {
  const answer = () => {
    if (!pending.getState()) return;
    pending.setState(false);
    open();
  };
  answer();
  return pending.subscribe(answer);
}

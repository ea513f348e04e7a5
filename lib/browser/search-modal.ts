import { createStore } from 'zustand/vanilla';

export const headerSearchId = 'cautare';

const pending = createStore(() => false);

export function openSearch(): void {
  pending.setState(true);
}

/** Also calls `open` for an earlier request. */
export function onOpenSearch(open: () => void): () => void {
  const openPending = () => {
    if (!pending.getState()) return;
    pending.setState(false);
    open();
  };
  openPending();
  return pending.subscribe(openPending);
}

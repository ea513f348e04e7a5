import { createStore } from 'zustand/vanilla';

export const headerSearchId = 'cautare';

const pending = createStore(() => false);

export let isForPlace = false;

export function openSearch(forPlace = false): void {
  isForPlace = forPlace;
  pending.setState(true);
}

export function onOpenSearch(open: () => void): () => void {
  const openPending = () => {
    if (!pending.getState()) return;
    pending.setState(false);
    open();
  };
  openPending();
  return pending.subscribe(openPending);
}

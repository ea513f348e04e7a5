import { createStore } from 'zustand/vanilla';

export const headerSearchId = 'cautare';

/** The field that has the focus first. */
export type SearchField = 'search' | 'place';

const pending = createStore<{ field: SearchField | null }>(() => ({ field: null }));

export function openSearch(field: SearchField = 'search'): void {
  pending.setState({ field });
}

/** Also calls `open` for an earlier request. */
export function onOpenSearch(open: (field: SearchField) => void): () => void {
  const openPending = () => {
    const { field } = pending.getState();
    if (!field) return;
    pending.setState({ field: null });
    open(field);
  };
  openPending();
  return pending.subscribe(openPending);
}

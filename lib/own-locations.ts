import { createStore, type StoreApi } from 'zustand/vanilla';
import { maxCounts } from '#contract/values.ts';

/** Ids of locations in the storage of this browser, the latest first. */
export type OwnLocations = {
  store: StoreApi<number[]>;
  /** Puts a location in front of the others. */
  add: (id: number) => void;
  remove: (id: number) => void;
  clear: () => void;
};

/** What a guest keeps, until a client signs in: then it is theirs. */
export const guestFavourites = ownLocations('favourites', maxCounts.guestFavourites);

/** The locations that were looked at last. */
export const recentLocations = ownLocations('recentLocations', 12);

/** Where storage is closed they live as long as the page. */
function ownLocations(key: string, most: number): OwnLocations {
  const store = createStore(() => readIds(key));
  const write = (ids: number[]) => {
    store.setState(ids, true);
    try {
      if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids));
      else localStorage.removeItem(key);
    } catch {}
  };
  const without = (id: number) => store.getState().filter((one) => one !== id);
  if (typeof window !== 'undefined')
    addEventListener('storage', ({ key: changed }) => {
      if (changed === key || changed === null) store.setState(readIds(key), true);
    });
  return {
    store,
    add: (id) => write([id, ...without(id)].slice(0, most)),
    remove: (id) => write(without(id)),
    clear: () => write([]),
  };
}

function readIds(key: string): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isId) : [];
  } catch {
    return [];
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

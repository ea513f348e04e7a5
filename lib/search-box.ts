import { keptPlace } from './place-cookies.ts';
import type { SelectedCity } from './place.ts';

/** What every search form on the page shows: the last text and the chosen place, null for none. */
export type SearchBox = { search: string; city: SelectedCity | null };

/** What it is on the server and until the browser's own is known. */
export const EMPTY_SEARCH_BOX: SearchBox = { search: '', city: null };

const listeners = new Set<() => void>();
let current: SearchBox | undefined;

/** Returns the state of the search box in this browser: from the address and the cookies at first. */
export function readSearchBox(): SearchBox {
  current ??= fromBrowser();
  return current;
}

/** Changes it for every form on the page. */
export function setSearchBox(next: SearchBox): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls back after every change; returns the way to stop. */
export function onSearchBox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fromBrowser(): SearchBox {
  const { city, isDefault } = keptPlace();
  const search = new URLSearchParams(location.search).get('search');
  return {
    search: location.pathname === '/locations' ? (search ?? '') : '',
    city: isDefault ? null : city,
  };
}

import { createStore } from 'zustand/vanilla';
import { ownPlace } from './place-cookies.ts';
import type { SelectedCity } from './place.ts';

/** What every search form on the page shows: the last text and the chosen place, null for none. */
export type SearchBox = { search: string; city: SelectedCity | null };

/** The search box of every form on the page; empty in the server's HTML. */
export const searchBox = createStore<SearchBox>(() => ({ search: '', city: null }));

// Hydration still begins with the empty one, the initial state.
if (typeof window !== 'undefined') searchBox.setState(fromBrowser());

/** From the address and the cookies. */
function fromBrowser(): SearchBox {
  const { city, isDefault } = ownPlace();
  const search = new URLSearchParams(location.search).get('search');
  return {
    search: location.pathname === '/locations' ? (search ?? '') : '',
    city: isDefault ? null : city,
  };
}

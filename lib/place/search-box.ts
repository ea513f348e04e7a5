import { createStore } from 'zustand/vanilla';
import { ownPlace } from './place-cookies.ts';
import type { SelectedCity } from './place.ts';

/** State shared by all search forms of the page: last text and selected place, null for none. */
export type SearchBox = { search: string; city: SelectedCity | null };

/** The shared search state; empty in the server's HTML. */
export const searchBox = createStore<SearchBox>(() => ({ search: '', city: null }));

// Hydration still starts from the initial, empty state.
if (typeof window !== 'undefined') searchBox.setState(fromBrowser());

function fromBrowser(): SearchBox {
  const { city, isDefault } = ownPlace();
  const search = new URLSearchParams(location.search).get('search');
  return {
    search: location.pathname === '/locations' ? (search ?? '') : '',
    city: isDefault ? null : city,
  };
}

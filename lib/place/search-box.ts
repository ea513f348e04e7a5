import { createStore } from 'zustand/vanilla';
import { ownPlace } from './place-cookies.ts';
import type { SelectedCity } from './place.ts';

/** Shared by all search forms of a page. Null until a page or a visitor sets it. */
export type SearchBox = { search: string | null; city: SelectedCity | null };

export const searchBox = createStore<SearchBox>(() => ({ search: null, city: null }));

// Hydration still renders the initial, empty state.
if (typeof window !== 'undefined') {
  const { city, isDefault } = ownPlace();
  if (!isDefault) searchBox.setState({ city });
}

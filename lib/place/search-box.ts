import { usePathname, useSearchParams } from 'next/navigation';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import { ownPlace } from './place-cookies.ts';
import { placeFromAddress, type SelectedCity } from './place.ts';

/** Shared by all search forms of a page. Null until set. */
type SearchBox = { search: string | null; city: SelectedCity | null };

export const searchBox = createStore<SearchBox>(() => ({ search: null, city: null }));

// Hydration still renders the initial, empty state.
if (typeof window !== 'undefined') {
  const { city, isDefault } = ownPlace();
  if (!isDefault) searchBox.setState({ city });
}

/** Before hydration and without script, only the URL has the results page's search. */
export function useSearchBox() {
  const { search, city } = useStore(searchBox);
  const params = useSearchParams();
  if (usePathname() !== '/locations') return { search: search ?? '', city };
  const read = (name: string) => params.get(name) ?? '';
  return { search: search ?? read('search'), city: city ?? placeFromAddress(read).city };
}

import { usePathname, useSearchParams } from 'next/navigation';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { SearchTime } from '#contract/search-time.ts';
import { ownPlace, placeFromAddress, type SelectedCity } from './place.ts';

/** Shared by all search forms of a page. `time` belongs to `search`. */
type SearchBox = {
  search?: string;
  city?: SelectedCity | null | undefined;
  time?: SearchTime | undefined;
};

export const searchBox = createStore<SearchBox>(() => ({}));

// Hydration still renders the initial, empty state.
if (typeof window !== 'undefined') {
  const { city, isDefault } = ownPlace();
  if (!isDefault) searchBox.setState({ city });
}

/** Before hydration, only the URL has the results page's search. */
export function useSearchBox(): SearchBox & { search: string } {
  const box = useStore(searchBox);
  const params = useSearchParams();
  if (usePathname() !== '/locations') return { search: '', ...box };
  const read = (name: string) => params.get(name) ?? '';
  return { search: read('search'), city: placeFromAddress(read).city, ...box };
}

import { usePathname, useSearchParams } from 'next/navigation';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { LocationSort } from '#contract/location-order.ts';
import type { SearchTime } from '#contract/search-time.ts';
import { ownPlace, placeFromAddress, type SelectedCity } from './place.ts';

/** Shared by all search forms of a page. Another `search` drops time and filters. */
type SearchBox = {
  search?: string;
  city?: SelectedCity | null | undefined;
  time?: SearchTime;
  categories?: number[];
  payments?: number[];
  sort?: LocationSort | null;
};

export const searchBox = createStore<SearchBox>(() => ({}));

// Possible before hydration, which renders the initial, empty state.
if (typeof window !== 'undefined') {
  const { city, isDefault } = ownPlace();
  if (!isDefault) searchBox.setState({ city });
}

/**
 * Falls back to the URL, which alone has the search before hydration. Other pages show no filters.
 */
export function useSearchBox(): SearchBox & { search: string } {
  const box = useStore(searchBox);
  const params = useSearchParams();
  if (usePathname() !== '/locations')
    return { search: '', ...box, categories: [], payments: [], sort: null };
  const read = (name: string) => params.get(name) ?? '';
  return { search: read('search'), city: placeFromAddress(read).city, ...box };
}

import { usePathname, useSearchParams } from 'next/navigation';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { LocationSort } from '#contract/location-order.ts';
import type { SearchTime } from '#contract/search-time.ts';
import { ownPlace, placeFromAddress, type SelectedCity } from './place.ts';

/** Shared by all search forms of a page. */
type SearchBox = {
  search?: string;
  city?: SelectedCity | null | undefined;
  /** Of the last results page. A search with another text drops time and filters. */
  shown?: (Pick<SearchCriteria, 'search' | 'time'> & Partial<SearchCriteria>) | undefined;
};

/** `radius` in km. */
export type SearchCriteria = {
  search: string;
  radius: number;
  time: SearchTime;
  categories: number[];
  payments: number[];
  sort: LocationSort | null;
};

export const searchBox = createStore<SearchBox>(() => ({}));

// Possible before hydration, which renders the initial, empty state.
if (typeof window !== 'undefined') {
  const { city, isDefault } = ownPlace();
  if (!isDefault) searchBox.setState({ city });
}

/**
 * Falls back to the URL, which alone has the search before hydration. Other pages show no radius
 * and no filters.
 */
export function useSearchBox(): SearchBox & { search: string } {
  const box = useStore(searchBox);
  const params = useSearchParams();
  if (usePathname() !== '/locations') {
    const { shown } = box;
    return { search: '', ...box, shown: shown && { search: shown.search, time: shown.time } };
  }
  const read = (name: string) => params.get(name) ?? '';
  return { search: read('search'), city: placeFromAddress(read).city, ...box };
}

import { usePathname, useSearchParams } from 'next/navigation';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { LocationSort } from '#contract/location-order.ts';
import type { SearchTime } from '#contract/search-time.ts';
import { ownPlace, placeFromAddress, type SelectedCity } from './place.ts';

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

// Safe before hydration, because `useStore` hydrates with the initial, empty state.
if (typeof window !== 'undefined') {
  const { city, isDefault } = ownPlace();
  if (!isDefault) searchBox.setState({ city });
}

/**
 * On the results page, falls back to the URL, because the box is filled after hydration. Other
 * pages show neither radius nor filters.
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

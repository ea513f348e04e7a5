import { usePathname, useSearchParams } from 'next/navigation';
import { useStore } from 'zustand/react';
import { placeFromAddress } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';

/** Before hydration and without script, the search of the results page is in its URL only. */
export function useSearchBox() {
  const { search, city } = useStore(searchBox);
  const params = useSearchParams();
  if (usePathname() !== '/locations') return { search: search ?? '', city };
  const read = (name: string) => params.get(name) ?? '';
  return { search: search ?? read('search'), city: city ?? placeFromAddress(read).city };
}

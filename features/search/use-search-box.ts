import { useStore } from 'zustand/react';
import { searchBox, type SearchBox } from '#lib/search-box.ts';

export function useSearchBox(): SearchBox {
  return useStore(searchBox);
}

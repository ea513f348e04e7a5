import { useSyncExternalStore } from 'react';
import { EMPTY_SEARCH_BOX, onSearchBox, readSearchBox, type SearchBox } from '#lib/search-box.ts';

export function useSearchBox(): SearchBox {
  return useSyncExternalStore(onSearchBox, readSearchBox, () => EMPTY_SEARCH_BOX);
}

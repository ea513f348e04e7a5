import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useLast } from '#hooks/use-last.ts';
import { pushAddress } from '#lib/browser/history-entry.ts';
import { storePlace } from '#lib/place/place-cookies.ts';
import { useApiInfiniteQuery } from '#lib/api/use-api-infinite-query.ts';
import { resultsQuery } from './results-query.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { searchHref, type SearchState } from '../search-href.ts';
import { parseSearch } from '../search-state.ts';

export type InitialResults = {
  address: string;
  /** Null if the server failed to load it. */
  page: ResultPage | null;
};

/**
 * The results of the address and the actions that change it. A new search enters the address when its results
 * arrive; until then, or if it fails, list, address and cookie stay unchanged, without a message.
 */
export function useResults(initial: InitialResults) {
  const address = searchHref(parseSearch(useSearchParams()));
  // Equal unless another search is loading; any navigation drops that one.
  const [target, setTarget] = useState({ from: address, to: address });
  if (address !== target.from) setTarget({ from: address, to: address });

  const search = useSearchOf(target.to);
  const isInitial = target.to === initial.address;
  const first = initial.page;
  const list = useApiInfiniteQuery({
    ...resultsQuery(search),
    initialData: isInitial && first ? { pages: [first], pageParams: [first.page] } : undefined,
    enabled: !isInitial,
  });
  const isThere = list.data !== undefined;
  const visible = useSearchOf(useLast(isThere ? target.to : undefined) ?? target.to);
  const pages = useLast(list.data)?.pages ?? [];

  const isArrival = target.to !== target.from && isThere;
  useEffect(() => {
    if (isArrival) pushAddress(target.to);
  }, [isArrival, target.to]);

  useEffect(() => storePlace(visible), [visible]);

  return {
    state: visible,
    nextState: list.isFetching ? search : visible,
    pages,
    isUpdating: list.isLoading,
    isAdding: list.isFetchingNextPage,
    apply: (next: SearchState) => {
      const to = searchHref(next);
      setTarget({ from: address, to });
      if (to === target.to) void list.refetch();
    },
    /** Undefined while the shown list is not the latest requested search. */
    loadMore: isThere ? () => void list.fetchNextPage() : undefined,
    retry: () => void list.refetch(),
  };
}

function useSearchOf(address: string): SearchState {
  return useMemo(() => parseSearch(new URL(address, 'http://x').searchParams), [address]);
}

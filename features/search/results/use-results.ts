import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useLast } from '#hooks/use-last.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { afterLeaving, isAboveThePage } from '#lib/browser/history-entry.ts';
import { endProgress, isNavigating } from '#lib/browser/page-progress.ts';
import { storePlace } from '#lib/place/place.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { searchHref, type SearchState } from '../search-href.ts';
import { parseSearch } from '../search-state.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

export type InitialResults = {
  address: string;
  page: ResultPage | null;
};

/** A new search changes list, URL and cookie only when its results arrive. */
export function useResults(initial: InitialResults) {
  const address = searchHref(parseSearch(useSearchParams()));
  // `to` differs from `from` while a new search loads; a navigation resets both.
  const [target, setTarget] = useState({ from: address, to: address });
  if (address !== target.from) setTarget({ from: address, to: address });

  const search = useSearchOf(target.to);
  const isInitial = target.to === initial.address;
  const first = initial.page;
  const list = useInfiniteQuery(
    {
      ...resultsQuery(search),
      initialData: isInitial && first ? { pages: [first], pageParams: [first.page] } : undefined,
      enabled: !isInitial,
    },
    getQueryClient(),
  );
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
      // An older navigation that becomes a full load would discard these results.
      endProgress();
      setTarget({ from: address, to });
      if (to === target.to) void list.refetch();
    },
    /** Undefined while the shown list is not the latest search. */
    loadMore: isThere ? list.fetchNextPage : undefined,
    retry: () => void list.refetch(),
  };
}

function useSearchOf(address: string): SearchState {
  return useMemo(() => parseSearch(new URL(address, 'http://x').searchParams), [address]);
}

const importLoad = lazyPart(() => import('./load-page.lazy.ts'));

function resultsQuery(state: SearchState) {
  return infiniteQueryOptions({
    queryKey: ['search', 'results', searchHref(state)],
    queryFn: async ({ pageParam, signal }) => {
      const { loadPage } = await importLoad();
      return loadPage({ ...state, page: pageParam }, signal);
    },
    initialPageParam: state.page,
    getNextPageParam: nextPage,
    retry: false,
  });
}

export function nextPage({ page, pageCount }: ResultPage): number | undefined {
  return page < pageCount ? page + 1 : undefined;
}

/**
 * Replaces the entry of an open layer, and waits until a closed layer has left its entry. Does
 * nothing during a navigation, because Next would drop the navigation.
 */
export function pushAddress(href: string): void {
  afterLeaving(() => {
    if (isNavigating()) return;
    window.history[isAboveThePage() ? 'replaceState' : 'pushState'](null, '', href);
  });
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLast } from '#hooks/use-last.ts';
import { pushAddress } from '#lib/history-entry.ts';
import { storePlace, ownPlace } from '#lib/place-cookies.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { resultsQuery } from './api/results-query.ts';
import type { ResultPage } from './card-data.ts';
import {
  paramsOf,
  resolveSearch,
  searchHref,
  searchKey,
  type AddressQuery,
  type SearchState,
} from './search-state.ts';

export type InitialResults = {
  state: SearchState;
  /** Null when the server could not get it. */
  page: ResultPage | null;
  /** What the address says that they are of (searchKey). */
  query: string;
};

/** The search to show. It is new until the address says it. */
type Target = { address: string; search: SearchState; isNew: boolean };

/**
 * The results of the address and the ways to change them. Another search gets its address once its results are there;
 * until then, and where that fails, list, address and cookies stay as they were, without a message.
 */
export function useResults(initial: InitialResults) {
  const address = searchKey(paramsOf(useSearchParams()));
  const [target, setTarget] = useState(() => targetOf(initial, address));
  if (address !== target.address) setTarget(targetOf(initial, address));

  const { search } = target;
  const isInitial = search === initial.state;
  const first = initial.page;
  const list = useInfiniteQuery(
    {
      ...resultsQuery(search),
      initialData: isInitial && first ? { pages: [first], pageParams: [first.page] } : undefined,
      // The server asked for these a moment ago: where it failed the visitor says when to try again.
      enabled: !isInitial,
    },
    getQueryClient(),
  );
  const isThere = list.data !== undefined;
  const visible = useLast(isThere ? search : undefined) ?? search;
  const pages = useLast(list.data)?.pages ?? [];

  const isArrival = target.isNew && isThere;
  useEffect(() => {
    if (!isArrival) return;
    pushAddress(searchHref(search), { search });
  }, [isArrival, search]);

  // The place that is shown counts from then on, on the way back too: an address that names none means the visitor's own.
  useEffect(() => storePlace(visible), [visible]);

  return {
    state: visible,
    /** The search whose results are on their way, or else the one that is shown. */
    nextState: list.isFetching ? search : visible,
    pages,
    isUpdating: list.isLoading,
    isAdding: list.isFetchingNextPage,
    apply: (next: SearchState) => {
      setTarget({ address, search: next, isNew: true });
      if (searchHref(next) === searchHref(search)) void list.refetch();
    },
    /** Absent where the list that is shown is not the one that was asked for last. */
    loadMore: isThere ? () => void list.fetchNextPage() : undefined,
    retry: () => void list.refetch(),
  };
}

/**
 * Returns the search of an address. Where it names no place the one counts that was searched in when it came about: on
 * the way back the visitor's own may be another.
 */
function targetOf(initial: InitialResults, address: string): Target {
  if (address === initial.query) return { address, search: initial.state, isNew: false };
  const kept = (window.history.state as { search?: SearchState } | null)?.search;
  const search = resolveSearch(JSON.parse(address) as AddressQuery, kept ?? ownPlace());
  return { address, search, isNew: false };
}

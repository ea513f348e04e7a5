import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLast } from '#hooks/use-last.ts';
import { pushAddress } from '#lib/browser/history-entry.ts';
import { storePlace, ownPlace } from '#lib/place/place-cookies.ts';
import { useApiInfiniteQuery } from '#lib/api/use-api-infinite-query.ts';
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
  /** Null if the server failed to load it. */
  page: ResultPage | null;
  /** Key of the URL they belong to (searchKey). */
  query: string;
};

/** The search to show; `isNew` until the URL reflects it. */
type Target = { address: string; search: SearchState; isNew: boolean };

/**
 * The results of the URL and the actions that change them. A new search updates the URL when its results
 * arrive; until then, or if it fails, list, URL and cookie stay unchanged, without a message.
 */
export function useResults(initial: InitialResults) {
  const address = searchKey(paramsOf(useSearchParams()));
  const [target, setTarget] = useState(() => targetOf(initial, address));
  if (address !== target.address) setTarget(targetOf(initial, address));

  const { search } = target;
  const isInitial = search === initial.state;
  const first = initial.page;
  const list = useApiInfiniteQuery({
    ...resultsQuery(search),
    initialData: isInitial && first ? { pages: [first], pageParams: [first.page] } : undefined,
    // The server has just requested these: after a failure the visitor decides when to retry.
    enabled: !isInitial,
  });
  const isThere = list.data !== undefined;
  const visible = useLast(isThere ? search : undefined) ?? search;
  const pages = useLast(list.data)?.pages ?? [];

  const isArrival = target.isNew && isThere;
  useEffect(() => {
    if (!isArrival) return;
    pushAddress(searchHref(search), { search });
  }, [isArrival, search]);

  // Stores the shown place, also after Back: a URL without a place means the stored one.
  useEffect(() => storePlace(visible), [visible]);

  return {
    state: visible,
    /** The search that is loading, else the one shown. */
    nextState: list.isFetching ? search : visible,
    pages,
    isUpdating: list.isLoading,
    isAdding: list.isFetchingNextPage,
    apply: (next: SearchState) => {
      setTarget({ address, search: next, isNew: true });
      if (searchHref(next) === searchHref(search)) void list.refetch();
    },
    /** Undefined while the shown list is not the latest requested search. */
    loadMore: isThere ? () => void list.fetchNextPage() : undefined,
    retry: () => void list.refetch(),
  };
}

/**
 * Returns the search of a URL. A URL without a place uses the place of its history entry: the stored place
 * may have changed since.
 */
function targetOf(initial: InitialResults, address: string): Target {
  if (address === initial.query) return { address, search: initial.state, isNew: false };
  const kept = (window.history.state as { search?: SearchState } | null)?.search;
  const search = resolveSearch(JSON.parse(address) as AddressQuery, kept ?? ownPlace());
  return { address, search, isNew: false };
}

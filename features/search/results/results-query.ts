import { infiniteQueryOptions } from '@tanstack/react-query';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { searchHref, type SearchState } from '../search-href.ts';

const importLoad = lazyPart(() => import('./load-page.lazy.ts'));

/** The results of a search, starting at the page in `state`. Axios loads with the first fetched page. */
export function resultsQuery(state: SearchState) {
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

export function nextPage({ page, last }: ResultPage): number | undefined {
  return page < last ? page + 1 : undefined;
}

import { useEffect, useState } from 'react';
import type { CallOutput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';
import { listQuery, searchHref, type SearchState } from './search-state.ts';

const PER_PAGE = 10;

type List = CallOutput<'listLocations'>;

/** The first results of a search; a new search cancels the last, a failed one leaves what was there. */
export function useModalResults(state: SearchState) {
  const key = searchHref(state);
  const [answer, setAnswer] = useState<{ of: string; list: List | null; failed: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const query = JSON.stringify({ ...listQuery(state), per_page: PER_PAGE });

  useEffect(() => {
    const abort = new AbortController();
    call('listLocations', {
      query: JSON.parse(query) as ReturnType<typeof listQuery>,
      signal: abort.signal,
    }).then(
      (list) => setAnswer({ of: key, list, failed: false }),
      () => {
        if (!abort.signal.aborted)
          setAnswer((old) => ({ of: key, list: old?.list ?? null, failed: true }));
      },
    );
    return () => abort.abort();
  }, [key, query, attempt]);

  return {
    list: answer?.list ?? null,
    loading: answer?.of !== key,
    failed: answer?.failed ?? false,
    retry: () => {
      setAnswer((old) => old && { ...old, of: '' });
      setAttempt(attempt + 1);
    },
  };
}

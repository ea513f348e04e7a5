import { useEffect, useState } from 'react';
import { call } from '#lib/api/call.ts';
import { listQuery, type SearchState } from './search-state.ts';

const DEBOUNCE_MS = 300;

type Count = { total: number; exact: boolean };

/** How many results a search would have; the last known number until a new one comes, null without a search. */
export function useResultCount(state: SearchState | null): Count | null {
  const [count, setCount] = useState<Count | null>(null);

  useEffect(() => {
    if (!state) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call('listLocations', {
        query: { ...listQuery({ ...state, page: 1 }), per_page: 1 },
        signal: abort.signal,
      }).then(
        ({ meta }) => setCount({ total: meta.total, exact: meta.total_is_exact }),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [state]);

  return state ? count : null;
}

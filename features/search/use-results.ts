import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, keptPlace } from '#lib/place-cookies.ts';
import { listResults } from './api/list-results.ts';
import type { ResultPage } from './card-data.ts';
import { resolveSearch } from './resolve-search.ts';
import { recall, remember, type Shown } from './results-memory.ts';
import { paramsOf, parseSearch, searchHref, type SearchState } from './search-state.ts';

export type InitialResults = {
  state: SearchState;
  /** Null when the server could not get it. */
  page: ResultPage | null;
  /** The query of the address that they are of. */
  query: string;
};

type Kind = 'update' | 'more';

/** What could not be loaded, and the way to try it again. */
type Failure = { kind: Kind; retry: () => Promise<boolean> };

/**
 * The results on the screen and the ways to change them. The latest request cancels the one before, silently;
 * a failed one leaves everything as it was and can be made again.
 */
export function useResults(initial: InitialResults) {
  const [shown, setShown] = useState<Shown>({
    state: initial.state,
    pages: initial.page ? [initial.page] : [],
  });
  const [wanted, setWanted] = useState<SearchState | null>(null);
  const [busy, setBusy] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<AbortController>(null);

  /** Returns whether the results are there. */
  const load = async (
    state: SearchState,
    kind: Kind,
    done: (page: ResultPage) => void,
  ): Promise<boolean> => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setBusy(kind);
    setWanted(state);
    const page = await listResults(state, abort.signal).catch(() => null);
    if (running.current !== abort || abort.signal.aborted) return false;
    if (page) done(page);
    // It stays until an answer comes: the focus is on its button.
    setFailure(page ? null : { kind, retry: () => load(state, kind, done) });
    running.current = null;
    setBusy(null);
    setWanted(null);
    return page !== null;
  };

  const show = (state: SearchState) =>
    load(state, 'update', (page) => setShown({ state, pages: [page] }));

  const apply = (state: SearchState) =>
    load(state, 'update', (page) => {
      keepPlace(state);
      window.history.pushState(null, '', searchHref(state));
      setShown({ state, pages: [page] });
    });

  const more = (onAppend: () => void) => {
    const next = { ...shown.state, page: (shown.pages.at(-1)?.page ?? 0) + 1 };
    return load(next, 'more', (page) => {
      onAppend();
      setShown({ state: shown.state, pages: [...shown.pages, page] });
    });
  };

  // What the address says by now: it may have changed since the server answered, by Back and by apply.
  const follow = () => {
    const known = recall(location.search);
    if (known) {
      setFailure(null);
      return setShown(known);
    }
    return show(resolveSearch(parseSearch(paramsOf(location.search)), keptPlace()));
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });

  useLayoutEffect(() => {
    const known = recall(location.search);
    if (known || !isQueryOf(initial.query)) latest.current();
    const onPopState = () => {
      if (location.pathname === '/locations') latest.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      running.current?.abort();
    };
  }, [initial.query]);

  // What an address names counts from then on, and a typed place as what it was found to be.
  useEffect(() => {
    if (!isQueryOf(initial.query)) return;
    const query = parseSearch(paramsOf(initial.query));
    const city = query.city || query.placeText ? initial.state.city : null;
    keepPlace(resolveSearch({ ...query, city }, keptPlace()));
  }, [initial]);

  useEffect(() => {
    if (shown.pages.length > 0) remember(location.search, shown);
  }, [shown]);

  return {
    shown,
    state: wanted ?? shown.state,
    busy,
    apply,
    more,
    failed: failure && failure.kind,
    retry: () => (failure ? failure.retry() : show(shown.state)),
  };
}

function isQueryOf(query: string): boolean {
  return new URLSearchParams(location.search).toString() === query;
}

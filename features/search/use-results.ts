import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { keepPlace, keptPlace } from '#lib/place-cookies.ts';
import type { ResultPage } from './card-data.ts';
import {
  paramsOf,
  parseSearch,
  resolveSearch,
  searchHref,
  type SearchState,
} from './search-state.ts';

export type InitialResults = {
  state: SearchState;
  /** Null when the server could not get it. */
  page: ResultPage | null;
  /** The query of the address that they are of. */
  query: string;
};

/** A step of the visitor's: to another search, or to more of this one. */
type Step = {
  kind: 'update' | 'more';
  state: SearchState;
  /** The search gets an address and is remembered: it is not what the address says already. */
  isNew?: boolean;
  isRetry?: boolean;
};

// The page brings its first results along: React Query and axios come with the first step.
const importPages = lazyPart(() => import('./api/result-pages.lazy.ts'));
let resultPages: Awaited<ReturnType<typeof importPages>> | undefined;

/**
 * The results on the screen and the ways to change them. The latest step cancels the one before; one that fails leaves
 * list, address and cookies as they were, and can be taken again.
 */
export function useResults(initial: InitialResults) {
  const address = useSearchParams().toString();
  const [shown, setShown] = useState(
    () =>
      loadedResults(initial, address) ?? {
        state: initial.state,
        pages: initial.page ? [initial.page] : [],
      },
  );
  const [step, setStep] = useState<(Step & { hasFailed?: boolean }) | null>(null);
  const latest = useRef<Step>(null);

  const stop = () => {
    latest.current = null;
    resultPages?.cancelResultPages();
  };

  /** Returns whether the results are there. */
  const take = async (next: Step): Promise<boolean> => {
    latest.current = next;
    setStep(next);
    const page = await load(initial, next.state);
    if (latest.current !== next) return false;
    setStep(page ? null : { ...next, hasFailed: true });
    if (!page) return false;
    if (next.isNew) {
      keepPlace(next.state);
      window.history.pushState(null, '', searchHref(next.state));
    }
    if (next.kind === 'update') setShown({ state: next.state, pages: [page] });
    else setShown({ ...shown, pages: [...shown.pages, page] });
    return true;
  };

  /** Shows what the address says by now; what was loaded of it is there at once. */
  const followAddress = useEffectEvent(() => {
    const current = new URLSearchParams(location.search).toString();
    const loaded = loadedResults(initial, current);
    if (!loaded) return void take({ kind: 'update', state: stateOf(initial, current) });
    stop();
    setStep(null);
    setShown(loaded);
  });

  const begin = useEffectEvent(() => {
    // What an address names counts from then on.
    if (address === initial.query) keepPlace(stateOf(initial, address));
    else queueMicrotask(() => followAddress());
  });

  useEffect(() => {
    begin();
    const onPopState = () => {
      if (location.pathname === '/locations') followAddress();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      stop();
    };
  }, []);

  const isPending = step !== null && !step.hasFailed;
  // A retry does not take the message away: the focus is on its button.
  const failure = step && (step.hasFailed || step.isRetry) ? step.kind : null;
  return {
    ...shown,
    /** The search whose results are on their way, or else the one that is shown. */
    nextState: isPending ? step.state : shown.state,
    pending: isPending ? step.kind : null,
    failure,
    apply: (state: SearchState) => void take({ kind: 'update', state, isNew: true }),
    loadMore: () => {
      const page = (shown.pages.at(-1)?.page ?? 0) + 1;
      void take({ kind: 'more', state: { ...shown.state, page } });
    },
    retry: () => take({ ...(step ?? { kind: 'update', state: shown.state }), isRetry: true }),
  };
}

/** Returns the page that a search names, null when it does not come. */
async function load(initial: InitialResults, state: SearchState): Promise<ResultPage | null> {
  try {
    resultPages ??= await importPages();
    if (initial.page) resultPages.keepResultPage(initial.state, initial.page);
    return await resultPages.loadResultPage(state);
  } catch {
    return null;
  }
}

/** Returns the search of an address; a place that was typed is the one that the server found. */
function stateOf(initial: InitialResults, address: string): SearchState {
  const query = parseSearch(paramsOf(address));
  const cityOfText = query.placeText && address === initial.query ? initial.state.city : null;
  return resolveSearch({ ...query, city: query.city ?? cityOfText }, keptPlace());
}

/** Returns what was loaded lately of an address, for the way back; null for nothing. */
function loadedResults(initial: InitialResults, address: string) {
  const state = stateOf(initial, address);
  const loaded = resultPages?.loadedResultPages(state) ?? [];
  return loaded.length > 0 ? { state, pages: loaded } : null;
}

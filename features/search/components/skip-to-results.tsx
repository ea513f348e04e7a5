import { SkipLink } from '#components/layout/skip-link.tsx';
import { pageCopy as copy } from '../page-copy.ts';

/** Where a list of results begins, for the skip link. */
const resultsId = 'rezultate';

/** Past the filters and the orders, to the results. */
export function SkipToResults() {
  return <SkipLink to={resultsId}>{copy.skipToResults}</SkipLink>;
}

/** Stands right before the results: Tab goes on from here to the first of them. */
export function ResultsBegin() {
  return <span id={resultsId} tabIndex={-1} className="sr-only" />;
}

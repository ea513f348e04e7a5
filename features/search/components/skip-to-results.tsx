import { SkipLink } from '#components/layout/skip-link.tsx';
import { pageCopy as copy } from '../page-copy.ts';

const resultsId = 'rezultate';

export function SkipToResults() {
  return <SkipLink to={resultsId}>{copy.skipToResults}</SkipLink>;
}

/** Placed directly before the results: Tab moves from here to the first result. */
export function ResultsBegin() {
  return <span id={resultsId} tabIndex={-1} className="sr-only" />;
}

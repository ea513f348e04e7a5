import { SkipLink } from '#components/layout/skip-link.tsx';
import { pageCopy as copy } from './page-copy.ts';

const resultsId = 'rezultate';

export function SkipToResults() {
  return <SkipLink to={resultsId}>{copy.skipToResults}</SkipLink>;
}

export function ResultsBegin() {
  return <span id={resultsId} tabIndex={-1} className="sr-only" />;
}

import { SkipLink } from '#components/layout/skip-link.tsx';

const resultsId = 'rezultate';

export function SkipToResults() {
  return <SkipLink to={resultsId}>Sari la rezultate</SkipLink>;
}

export function ResultsBegin() {
  return <span id={resultsId} tabIndex={-1} className="sr-only" />;
}

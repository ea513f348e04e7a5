import type { Counts } from './part.ts';

type Spec = { tests: { results: { duration: number }[] }[] };
type Suite = { file: string; specs: Spec[]; suites?: Suite[] };

/** What of Playwright's json report is read here. Durations in milliseconds. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
};

/** The counts of a report, a flaky test being a failed one, and how long each file took. */
export function countsOf({ stats, errors, suites }: PlaywrightReport): Counts {
  const broken = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: broken === 0 && errors.length > 0 ? 1 : broken,
    slowest: suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: millis(suite) / 1000 })),
  };
}

function millis({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + millis(suite), 0)
  );
}

import { readFile } from 'node:fs/promises';

/** What is read of the json-summary of vitest's coverage. */
export type CoverageSummary = { total: { branches: { pct: number | 'Unknown' } } };

/** The summary that the last run with coverage left; null without one. */
export async function readCoverage(): Promise<CoverageSummary | null> {
  const text = await readFile('.test/coverage/coverage-summary.json', 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as CoverageSummary);
}

/** One line for people: a figure to look at, which fails nothing. */
export function branchNote(summary: CoverageSummary | null): string {
  const share = summary?.total.branches.pct;
  if (typeof share !== 'number') return 'branches covered: unknown (not a gate)';
  return `branches covered: ${share.toFixed(1)} % (not a gate)`;
}

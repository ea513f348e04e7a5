import { failedTests, type VitestReport } from '../checks/vitest-report.ts';

export type Verdict = { noticedBy: string[] } | { unnoticed: string };

/**
 * Whether tests noticed that a protection is gone. A program that does not load, or in which nothing works any
 * more, is no proof (what is left must still serve those who do no harm), nor is a test that took too long.
 */
export function verdictOf(report: VitestReport | null): Verdict {
  if (!report) return { unnoticed: 'vitest ended without a report' };
  const failures = failedTests(report);
  const noticedBy = failures.filter(({ timedOut }) => !timedOut).map(({ title }) => title);
  if (report.numPassedTests === 0 && failures.length > 1) {
    return { unnoticed: 'every test fails: the sabotage broke more than the protection' };
  }
  if (noticedBy.length > 0) return { noticedBy };
  if (failures.length > 0) return { unnoticed: 'tests only took too long: is the machine busy?' };
  if (!report.success) return { unnoticed: 'a test file fell over before its tests' };
  return { unnoticed: 'every test passes without it' };
}

/** What is said of one protection: a line with the tests that noticed, two at most, or why nothing counts as noticing. */
export function verdictLine(name: string, verdict: Verdict): string {
  if ('unnoticed' in verdict) return `✗ ${name} — ${verdict.unnoticed}`;
  const shown = verdict.noticedBy.slice(0, 2);
  const others = verdict.noticedBy.length - shown.length;
  return `✓ ${name} — ${shown.join('; ')}${others > 0 ? `; and ${others} more` : ''}`;
}

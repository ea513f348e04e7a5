import { expect, test } from 'vitest';
import { countsOf } from './playwright-report.ts';

const stats = { expected: 3, unexpected: 0, flaky: 0 };

test('a flaky test is a failed one', () => {
  const counts = countsOf({ stats: { ...stats, flaky: 1 }, errors: [], suites: [] });
  expect(counts).toMatchObject({ passed: 3, failed: 1 });
});

test('a run that broke off without a failed test has failed', () => {
  expect(countsOf({ stats, errors: ['no browser'], suites: [] }).failed).toBe(1);
});

test('a file takes as long as all its tests, those in groups and repeated ones too', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suite = {
    file: 'mocked/login-page.spec.ts',
    specs: [spec(1000), spec(500, 500)],
    suites: [{ file: 'mocked/login-page.spec.ts', specs: [spec(2000)] }],
  };
  expect(countsOf({ stats, errors: [], suites: [suite] }).slowest).toEqual([
    { name: 'e2e/mocked/login-page.spec.ts', seconds: 4 },
  ]);
});

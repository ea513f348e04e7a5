import { describe, expect, test } from 'vitest';
import { countTests, failedTests, slowestFiles, type VitestReport } from './vitest-report.ts';

const file = (status: string, tests: string[], changes = {}) => ({
  name: '/house/a.test.ts',
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: tests.map((outcome, index) => ({
    status: outcome,
    fullName: `rule ${index + 1}`,
    failureMessages: outcome === 'failed' ? [`AssertionError: rule ${index + 1}`] : [],
  })),
  ...changes,
});

const reportOf = (changes: Partial<VitestReport>): VitestReport => ({
  success: false,
  numPassedTests: 0,
  numFailedTests: 0,
  testResults: [],
  ...changes,
});

describe('the counts of a report', () => {
  test('are those of its tests', () => {
    const report = reportOf({ numPassedTests: 7, numFailedTests: 2 });
    expect(countTests(report)).toEqual({ passed: 7, failed: 2 });
  });

  test('have a failure for a file that does not load, or whose setup fails', () => {
    const testResults = [
      file('failed', []),
      file('failed', ['pending']),
      file('passed', ['passed']),
    ];
    const report = reportOf({ numPassedTests: 1, testResults });
    expect(countTests(report)).toEqual({ passed: 1, failed: 2 });
  });

  test('have a failure for an error outside of every test', () => {
    expect(countTests(reportOf({ numPassedTests: 3 }))).toEqual({ passed: 3, failed: 1 });
  });
});

test('the slowest files come longest first, ten at most, named from the root on', () => {
  const testResults = Array.from({ length: 12 }, (_, index) =>
    file('passed', [], {
      name: `/house/${index}.test.ts`,
      startTime: 500,
      endTime: 500 + index * 1000,
    }),
  );
  const slowest = slowestFiles(reportOf({ testResults }), '/house');
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ name: '11.test.ts', seconds: 11 });
});

test('failed tests are told apart from those that passed, were skipped or took too long', () => {
  const slow = {
    status: 'failed',
    fullName: 'slow',
    failureMessages: ['Error: Test timed out in 5000ms.\nIf this is …'],
  };
  const testResults = [
    file('passed', ['passed']),
    file('failed', ['skipped', 'failed']),
    file('failed', [], { assertionResults: [slow] }),
  ];
  expect(failedTests(reportOf({ testResults }))).toEqual([
    { title: 'rule 2', timedOut: false },
    { title: 'slow', timedOut: true },
  ]);
});

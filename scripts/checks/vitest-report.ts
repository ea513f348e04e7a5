import { relative } from 'node:path';
import type { Counts, SlowFile } from './part.ts';

/** What is read of vitest's json report. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Counts of a report: its tests, files that fell over before them, and errors that belong to no test. */
export function countTests(report: VitestReport): Counts {
  const fellOver = report.testResults.filter(
    ({ status, assertionResults: tests }) =>
      status === 'failed' && tests.every((test) => test.status !== 'failed'),
  ).length;
  const broken = report.numFailedTests + fellOver;
  return {
    passed: report.numPassedTests,
    failed: broken === 0 && !report.success ? 1 : broken,
  };
}

/** How long the tests of each file ran, longest first; files are named from the root on. */
export function slowestFiles(report: VitestReport, root: string): SlowFile[] {
  return report.testResults
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
}

/** A test that failed; one that only took too long may have failed because the machine is busy. */
export type FailedTest = { title: string; timedOut: boolean };

/** The tests that failed, in the order of the report. */
export function failedTests(report: VitestReport): FailedTest[] {
  return report.testResults.flatMap(({ assertionResults: tests }) =>
    tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => ({
        title: fullName,
        timedOut: /^Error: (Test|Hook) timed out in /.test(message),
      })),
  );
}

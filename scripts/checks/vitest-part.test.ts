import { expect, test } from 'vitest';
import { countTests } from './vitest-part.ts';

const file = (status: string, tests: string[]) => ({
  status,
  assertionResults: tests.map((outcome) => ({ status: outcome })),
});

test('counts the tests of the report', () => {
  const report = { success: false, numPassedTests: 7, numFailedTests: 2, testResults: [] };
  expect(countTests(report)).toEqual({ passed: 7, failed: 2 });
});

test('a file that does not load, or whose setup fails, is a failure', () => {
  const testResults = [file('failed', []), file('failed', ['pending']), file('passed', ['passed'])];
  const report = { success: false, numPassedTests: 1, numFailedTests: 0, testResults };
  expect(countTests(report)).toEqual({ passed: 1, failed: 2 });
});

test('an error outside of every test is a failure', () => {
  const report = { success: false, numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(countTests(report)).toEqual({ passed: 3, failed: 1 });
});

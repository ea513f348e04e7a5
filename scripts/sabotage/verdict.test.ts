import { describe, expect, test } from 'vitest';
import type { VitestReport } from '../checks/vitest-report.ts';
import { verdictLine, verdictOf } from './verdict.ts';

/** The report of one file, by what its tests threw; null is a test that passed. */
function reportOf(thrown: (string | null)[]): VitestReport {
  const failed = thrown.filter((message) => message !== null).length;
  const assertionResults = thrown.map((message, index) => ({
    status: message === null ? 'passed' : 'failed',
    fullName: `rule ${index + 1}`,
    failureMessages: message === null ? [] : [message],
  }));
  const status = failed > 0 ? 'failed' : 'passed';
  return {
    success: failed === 0,
    numPassedTests: thrown.length - failed,
    numFailedTests: failed,
    testResults: [{ name: 'a.test.ts', status, startTime: 0, endTime: 0, assertionResults }],
  };
}

describe('a protection is noticed', () => {
  test('by the tests that fail without it', () => {
    const report = reportOf([null, 'AssertionError: 200', 'AssertionError: 201']);
    expect(verdictOf(report)).toEqual({ noticedBy: ['rule 2', 'rule 3'] });
  });

  test('by the only test that there is', () => {
    expect(verdictOf(reportOf(['AssertionError: 200']))).toEqual({ noticedBy: ['rule 1'] });
  });
});

describe('a protection is not noticed', () => {
  const fellOver: VitestReport = { ...reportOf([]), success: false };
  test.each([
    ['when every test passes', reportOf([null, null])],
    ['when vitest ends without a report', null],
    ['when a file falls over before its tests', fellOver],
    ['when nothing works any more', reportOf(['TypeError: x', 'TypeError: x'])],
    ['when tests only take too long', reportOf([null, 'Error: Test timed out in 20000ms.'])],
  ])('%s', (_, report) => {
    expect(verdictOf(report)).toEqual({ unnoticed: expect.any(String) });
  });
});

test('the line names two tests and counts the others', () => {
  expect(verdictLine('the lock', { noticedBy: ['a', 'b', 'c'] })).toBe(
    '✓ the lock — a; b; and 1 more',
  );
  expect(verdictLine('the lock', { noticedBy: ['a'] })).toBe('✓ the lock — a');
  expect(verdictLine('the lock', { unnoticed: 'why' })).toBe('✗ the lock — why');
});

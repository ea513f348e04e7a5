import { beforeEach, expect, test } from 'vitest';
import { forgetResendWait, rememberResendWait, resendWait } from './resend-wait.ts';

beforeEach(forgetResendWait);

test('the wait for another registration code is remembered, at most 30 seconds of it @S9-10 @S9-11', () => {
  rememberResendWait(20);
  expect(resendWait()).toBeGreaterThan(19);
  rememberResendWait(9_000);
  expect(resendWait()).toBeGreaterThan(29);
  expect(resendWait()).toBeLessThanOrEqual(30);
});

test.each([
  ['no number', 'NaN'],
  ['a year to come', String(Date.UTC(2099, 0))],
  ['infinity', 'Infinity'],
  ['the past', '1'],
  ['3 kB', '9'.repeat(3_000)],
  ['a broken escape', '%E0%A4%A'],
])('a cookie that holds %s is no wait', (_, value) => {
  document.cookie = `registerResendAt=${value}; path=/`;
  expect(resendWait()).toBe(0);
});

import { expect, test } from 'vitest';
import { registrationBody, rememberResendWait, resendWait } from './api/registration.ts';

test('terms that are not accepted are sent as such: the rules of the form may not have loaded', () => {
  const names = { first_name: 'Ioana', last_name: 'Pop' };
  const contacts = { email: 'ioana@exemplu.ro', phone: '0733 111 222' };
  const fields = { ...names, ...contacts, terms_and_conditions: false, marketing: false };
  expect(registrationBody(fields, null)).toMatchObject({ terms_and_conditions: false });
});

test.each([20, 9_000])('a wait of %d seconds is stored @S9-11', (seconds) => {
  rememberResendWait(seconds);
  expect(resendWait()).toBeGreaterThan(seconds - 1);
  expect(resendWait()).toBeLessThanOrEqual(seconds);
});

test.each([
  ['no number', 'NaN'],
  ['infinity', 'Infinity'],
  ['the past', '1'],
  ['an instant in 2100', '4102444800000'],
  ['3 kB', '9'.repeat(3_000)],
  ['a broken escape', '%E0%A4%A'],
])('a cookie with %s causes no wait', (_, value) => {
  document.cookie = `registerResendAt=${value}; path=/`;
  expect(resendWait()).toBe(0);
});

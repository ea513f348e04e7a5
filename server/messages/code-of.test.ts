import { expect, test } from 'vitest';
import { codeOf, type CodeOwner } from './code-of.ts';

const env = { OTP_KEY: 'a-key-of-the-tests' };
const owner: CodeOwner = {
  id: '5f0a8f1c-58a4-4a4f-9a0f-0d6f1b1f7a11',
  purpose: 'sms-login',
  contact: '+40722123456',
};

test('a code is six digits, and the same wherever and whenever it is derived', () => {
  expect(codeOf(env, owner)).toBe('547028');
});

test.each([
  ['challenge', { id: '5f0a8f1c-58a4-4a4f-9a0f-0d6f1b1f7a12' }],
  ['purpose', { purpose: 'change-phone' }],
  ['contact', { contact: '+40722123457' }],
] as const)('another %s has another code', (_what, changes) => {
  expect(codeOf(env, { ...owner, ...changes })).not.toBe(codeOf(env, owner));
});

test('another key gives another code', () => {
  expect(codeOf({ OTP_KEY: 'another-key-of-tests' }, owner)).not.toBe(codeOf(env, owner));
});

test('codes spread over all six-digit numbers, including leading zeros', () => {
  const codes = Array.from({ length: 3_000 }, (_, index) =>
    codeOf(env, { ...owner, id: `challenge-${index}` }),
  );
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  const firstDigits = new Set(codes.map((code) => code[0]));
  expect([...firstDigits].toSorted().join('')).toBe('0123456789');
  expect(new Set(codes).size).toBeGreaterThan(2_980);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { clientCall, publicCall, type Call } from './call.ts';
import { calls } from './calls.ts';
import { errorCodesOf, requiresXsrfToken } from './error-codes.ts';
import { errorStatus } from './error.ts';
import { isMutation, type CallName } from './paths.ts';

const names = Object.keys(calls) as CallName[];

test('every mutation requires the XSRF token, except refresh, operator calls and measurements', () => {
  const open = names.filter((name) => isMutation(name) && !requiresXsrfToken(name));
  expect(open).toEqual(['refreshSession', 'decideAsOperator', 'moderateReview', 'sendVitals']);
  expect(names.filter((name) => !isMutation(name) && requiresXsrfToken(name))).toEqual([]);
});

test.each(names)('the errors of %s include the derived ones, which it does not repeat', (name) => {
  const call: Call = calls[name];
  const codes = errorCodesOf(name);
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes.includes('csrf_mismatch')).toBe(requiresXsrfToken(name));
  if (call.auth === 'client') expect(codes).toContain('unauthenticated');
  if (call.params) expect(codes).toContain('not_found');
  if (call.query ?? call.body ?? call.rawBody ?? call.headers)
    expect(codes).toContain('validation_failed');
  expect(codes).toEqual(expect.arrayContaining(['bad_request', 'too_many_attempts']));
});

const codes = Object.keys(errorStatus).filter((code) => code !== 'method_not_allowed');

test('every error code belongs to a call', () => {
  const ofCalls = new Set<string>(names.flatMap(errorCodesOf));
  expect(codes.filter((code) => !ofCalls.has(code))).toEqual([]);
});

test('the api throws every error code', () => {
  const files = globSync('server/**/*.ts').filter(
    (path) => !/testing\/|\.(test|race)\./.test(path),
  );
  const api = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(codes.filter((code) => !api.includes(`'${code}'`))).toEqual([]);
});

test('a wrong protection of a call does not compile', () => {
  const base = { summary: '', success: { status: 204, schema: z.null() } } as const;
  // @ts-expect-error Protection is the default and is not written.
  publicCall('account', { ...base, csrf: true });
  // @ts-expect-error A client's call has a session that a forged request could use.
  clientCall('account', { ...base, csrf: false });
});

import { expect, test } from 'vitest';
import { contentSecurityPolicy, isPerRequest } from './content-security-policy.ts';

test.each([
  '/login',
  '/account',
  '/account/bookings',
  '/account/bookings/7',
  '/locations/1/booking',
])('a page rendered per request has a nonce: %s', (path) => expect(isPerRequest(path)).toBe(true));

test.each(['/', '/locations', '/locations/1/salon', '/account/nothing', '/iasi'])(
  'a page from the cache, and a page that is not there, has none: %s',
  (path) => expect(isPerRequest(path)).toBe(false),
);

test('with a nonce no other inline script runs but the one that is in every page', () => {
  const policy = contentSecurityPolicy('abc', false);
  expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'strict-dynamic' 'sha256-[^' ]{44}';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('nothing is evaluated, framed or loaded from elsewhere on a cached page', () => {
  const policy = contentSecurityPolicy(null, false);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('http');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

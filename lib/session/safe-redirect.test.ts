import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  '/account/bookings',
  '/locations/12/salon-ana/booking?services=1,2&step=4',
  '/locations?search=tuns%20b%C4%83rbat#lista',
])('a path of this site is accepted: %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  '//evil.ro',
  '///evil.ro',
  '/\\evil.ro',
  '/%2f%2fevil.ro',
  '/%5cevil.ro',
  '/\t/evil.ro',
  '/%09/evil.ro',
  '\n//evil.ro',
  'https:evil.ro',
  'https://evil.ro',
  'javascript:alert(1)',
  'account/bookings',
  '/%E0%A4%A',
  '/login?redirect=/login',
  '/login',
  '',
  `/${'a'.repeat(5000)}`,
])('a redirect to another site or in a loop leads home: %j', (target) => {
  expect(safeRedirect(target)).toBe('/');
});

test('no URL, or several, lead home', () => {
  expect(safeRedirect(undefined)).toBe('/');
  expect(safeRedirect(null)).toBe('/');
  expect(safeRedirect(['/account', '/account'])).toBe('/');
});

test('".." in a path cannot leave the site', () => {
  expect(safeRedirect('/a/../../account')).toBe('/account');
});

import { expect, test } from 'vitest';
import { isPerRequest } from './per-request.ts';

test.each([
  '/login',
  '/register',
  '/setup-password',
  '/dev/mailbox',
  '/provider/bookings/a.b',
  '/account',
  '/locations',
  '/account/bookings',
  '/account/bookings/7',
  '/account/profile',
  '/account/security',
  '/account/subscriptions',
  '/account/favourites',
  '/locations/1/booking',
])('a page is rendered for each request: %s', (path) => expect(isPerRequest(path)).toBe(true));

test.each(['/', '/locations/1/salon', '/account/nothing', '/iasi'])(
  'a page comes from the cache, also one that is not there: %s',
  (path) => expect(isPerRequest(path)).toBe(false),
);

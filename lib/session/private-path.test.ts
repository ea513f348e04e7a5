import { expect, test } from 'vitest';
import { isPrivatePath } from './private-path.ts';

test.each([
  '/account',
  '/account/bookings/7',
  '/login',
  '/register',
  '/setup-password',
  '/provider/bookings/a.b',
  '/locations/1/booking',
  '/locations/1/salon/booking',
  '/dev/mailbox',
  '/error',
])('%s is private', (path) => expect(isPrivatePath(path)).toBe(true));

test.each(['/', '/iasi', '/locations', '/locations/1/salon', '/accounting', '/faq'])(
  '%s is public',
  (path) => expect(isPrivatePath(path)).toBe(false),
);

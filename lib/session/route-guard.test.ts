import { expect, test } from 'vitest';
import { guardOf, isPrivatePath, loginPath } from './route-guard.ts';

test('account pages are for signed-in clients, the login page for guests, the rest for all @S2-25 @S4-25', () => {
  expect(guardOf('/account')).toBe('protected');
  expect(guardOf('/account/bookings/5')).toBe('protected');
  expect(guardOf('/login')).toBe('guest-only');
  expect(guardOf('/')).toBe('public');
  expect(guardOf('/locations/1/salon/booking')).toBe('public');
});

test('a path that only begins alike is not guarded', () => {
  expect(guardOf('/accounting')).toBe('public');
  expect(guardOf('/loginx')).toBe('public');
});

test('the login page leads back to where the guest wanted to go', () => {
  expect(loginPath('/account/bookings?type=past')).toBe(
    '/login?redirect=%2Faccount%2Fbookings%3Ftype%3Dpast',
  );
  expect(loginPath('/')).toBe('/login');
});

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

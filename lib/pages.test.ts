import { expect, test } from 'vitest';
import { cacheSeconds, guardOf, isPrivatePath, pageAt, pages, sitemapPaths } from './pages.ts';

test('account pages are for signed-in clients, the login page for guests, the rest for all @S2-25 @S4-25', () => {
  expect(guardOf('/account')).toBe('protected');
  expect(guardOf('/account/bookings/5')).toBe('protected');
  expect(guardOf('/account/nothing')).toBe('protected');
  expect(guardOf('/login')).toBe('guest-only');
  expect(guardOf('/')).toBe('public');
  expect(guardOf('/locations/1/salon/booking')).toBe('public');
});

test('every folder below /account is protected', () => {
  const own = Object.entries(pages).filter(([folder]) => folder.startsWith('/account'));
  expect(own.length).toBeGreaterThan(5);
  for (const [folder, { guard }] of own) expect([folder, guard]).toEqual([folder, 'protected']);
});

test('a path with only the same prefix is not guarded', () => {
  expect(guardOf('/accounting')).toBe('public');
  expect(guardOf('/loginx')).toBe('public');
});

test.each([
  '/account',
  '/account/bookings/7',
  '/login',
  '/register',
  '/setup-password',
  '/provider/bookings/a.b',
  '/provider/calendars/a.b',
  '/b/semnat',
  '/b/semnat/reschedule',
  '/locations/1/booking',
  '/locations/1/salon/booking',
  '/dev/mailbox',
])('%s is private', (path) => expect(isPrivatePath(path)).toBe(true));

test.each(['/', '/iasi', '/locations', '/locations/1/salon', '/accounting', '/faq'])(
  '%s is public',
  (path) => expect(isPrivatePath(path)).toBe(false),
);

test.each([
  '/login',
  '/register',
  '/setup-password',
  '/dev/mailbox',
  '/provider/bookings/a.b',
  '/provider/calendars/a.b',
  '/b/semnat',
  '/account',
  '/locations',
  '/account/bookings',
  '/account/bookings/7',
  '/account/bookings/7/reschedule',
  '/account/profile/',
  '/locations/1/booking',
  '/locations/1/salon/booking',
  '/account/nothing',
  '/robots.txt',
  '/sw.js',
  '/sitemaps/pages.xml',
  '/.well-known/security.txt',
])('%s is rendered for each request', (path) => expect(cacheSeconds(path)).toBe(0));

test.each([
  ['/', 60],
  ['/locations/1/salon', 60],
  ['/iasi', 60],
  ['/iasi/nothing', 60],
  ['/robotsxtxt', 60],
  ['/.well-known/securityXtxt', 60],
  ['/faq/', 3600],
])('%s is the same for everyone for %i seconds, whether it exists or not', (path, seconds) =>
  expect(cacheSeconds(path)).toBe(seconds),
);

test.each([
  ['/', 'home'],
  ['/locations', 'results'],
  ['/locations/7/salon-zori', 'location'],
  ['/locations/7/salon-zori/booking', 'booking'],
  ['/locations/7/booking', 'booking'],
  ['/iasi', 'city'],
  ['/iasi/frizerii', 'city'],
  ['/iasi/frizerii/pagina/2', 'city'],
  ['/register', 'auth'],
  ['/account/bookings/9', 'account'],
  ['/business', 'business'],
  ['/faq', 'reading'],
])('%s is measured as %s', (path, kind) => expect(pageAt(path).measuredAs).toBe(kind));

test('the sitemap lists every public page without parameters; searches have cities instead', () => {
  const indexable = Object.keys(pages).filter(
    (path) => !path.includes('[') && !isPrivatePath(path) && path !== '/locations',
  );
  expect(sitemapPaths.toSorted()).toEqual(indexable.toSorted());
});

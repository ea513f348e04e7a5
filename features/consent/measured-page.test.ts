import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measuredPage } from './measured-page.ts';

test.each([
  ['/', 'home'],
  ['/locations', 'results'],
  ['/locations/7/salon-zori', 'location'],
  ['/locations/7/salon-zori/booking', 'booking'],
  ['/locations/7/booking', 'booking'],
  ['/iasi', 'city'],
  ['/iasi/frizerii', 'city'],
  ['/register', 'auth'],
  ['/account/bookings/9', 'account'],
  ['/business', 'business'],
  ['/faq', 'reading'],
])('%s is measured as %s', (path, page) => expect(measuredPage(path)).toBe(page));

test('no page of the product is measured as a city', () => {
  const folders = globSync('app/*/**/page.tsx').map((file) => file.split('/')[1] ?? '');
  const pages = folders.filter((folder) => /^[a-z]/.test(folder));
  expect(pages).toContain('faq');
  const asCity = pages.filter((page) => measuredPage(`/${page}`) === 'city');
  // The error page replaces a failed page and has no URL of its own.
  expect(asCity).toEqual(['error']);
});

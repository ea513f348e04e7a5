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

import { expect, test } from 'vitest';
import { locationSlug } from './import-location.ts';

test.each([
  ['Salon Zori', 'salon-zori'],
  ['„BOOKING”', 'locatia-booking'],
  ['Booking Studio', 'booking-studio'],
])('the slug of a location named %s is not that of its booking page', (name, slug) => {
  expect(locationSlug(name)).toBe(slug);
});

import { expect, test } from 'vitest';
import { locationPath } from '#domain/place/location-path.ts';
import { pageAt } from '#lib/pages.ts';
import { locationSlug } from './location-slug.ts';

test.each(['Salon Zori', 'Booking', '„BOOKING”'])(
  'the URL of a location named %s is the page of a location',
  (name) => {
    expect(pageAt(locationPath(7, locationSlug(name))).measuredAs).toBe('location');
  },
);

import type { Voucher } from '#contract/voucher.ts';
import { addDays, today } from '#domain/local-time.ts';
import { slugify } from '#domain/slug.ts';
import { kinds } from './kinds.ts';
import { makeMockLocation, type MockLocation } from './mock-location.ts';

/** A voucher of one location, or with null of all. */
export type MockVoucher = { locationId: number | null; voucher: Voucher };

/** How many more plain locations there are, so that a list has several pages. */
const plainOnes = 30;

/** The mocked catalogue at a time: one location of each kind, then plain ones, all around Iași. */
export function makeCatalogue(now: Date): { locations: MockLocation[]; vouchers: MockVoucher[] } {
  const particular = kinds(now).map(([kind, name, terms], index) =>
    makeMockLocation(index + 1, kind, now, {
      ...terms,
      detail: { name, slug: slugify(name), ...around(index), ...terms.detail },
    }),
  );
  const valid_until = addDays(today(now), 60);
  return {
    locations: [...particular, ...makePlain(particular.length + 1, plainOnes, now)],
    vouchers: [
      {
        locationId: null,
        voucher: {
          id: 1,
          code: 'ZECE',
          discount: 10,
          discount_type: 'percentage',
          services: [],
          valid_until,
        },
      },
      {
        locationId: 1,
        voucher: {
          id: 2,
          code: 'MINUS20',
          discount: 20,
          discount_type: 'fixed',
          services: [],
          valid_until,
        },
      },
    ],
  };
}

/** Plain locations with ids from `first` on, each a little farther from Iași than the one before, within 27 km. */
export function makePlain(first: number, count: number, now: Date): MockLocation[] {
  return Array.from({ length: count }, (_, index) => {
    const id = first + index;
    const name = `Frizeria ${id}`;
    return makeMockLocation(id, 'plain', now, {
      reviews: 3 + (id % 7),
      detail: {
        name,
        slug: slugify(name),
        category: { id: 2, slug: 'frizerii', name: 'Frizerii' },
        ...around(id % 90),
      },
    });
  });
}

/** A position `nth` × 300 m north of the middle of Iași. */
function around(nth: number): { latitude: number; longitude: number } {
  return { latitude: 47.16 + nth * 0.0027, longitude: 27.58 };
}

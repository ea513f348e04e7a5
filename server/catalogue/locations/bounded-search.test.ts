import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inIasi, listLocations, northOf } from '#server/testing/list-locations.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { findCounted, type Hits } from './search-repository.ts';

const center = { latitude: 45.3, longitude: 25.1 };
const distances = Array.from({ length: 12 }, (_, index) => 5 + index * 5);

const api = setUpApi();
let ids: number[];
beforeAll(async () => {
  ids = [];
  for (const [index, km] of distances.entries()) {
    const ratings = Array<number>(index < 8 ? 0 : 60).fill(5);
    const place = northOf(center, km);
    ids.push((await makeLocation(api.db, { ...place, name: 'Salon Zambila', ratings })).id);
  }
});

test('above the limit of candidates the best are checked and the total is not exact', async () => {
  const freeOn = [{ date: '2026-11-23', ahead: 3, after: '00:00', before: '24:00' }];
  const filter = { center, radiusKm: 100, words: [], categories: [], paymentMethods: [], freeOn };
  const slice = { sort: null, limit: 20, offset: 0 };
  const bestFirst = [0, 1, 2, 3, 4, 5, 8, 6, 9, 7, 10, 11].map((index) => ids[index]);
  const all = await findCounted(api.db, filter, slice, { maxRead: ids.length });
  expect(all).toMatchObject({ total: ids.length, isCut: false });
  expect(idsOf(all)).toEqual(bestFirst);
  const some = await findCounted(api.db, filter, slice, { maxRead: ids.length - 1 });
  expect(some).toEqual({ ...all, isCut: true });
  const few = await findCounted(api.db, filter, slice, { maxRead: 4 });
  expect([few.total, few.isCut]).toEqual([5, true]);
  expect(idsOf(few)).toEqual(expect.arrayContaining(ids.slice(8)));
});

function idsOf({ cards }: Hits): number[] {
  return cards.map(({ id }) => id);
}

test('a page past the last has the total', async () => {
  const query = { ...center, radius: 100_000, search: 'salon luni', per_page: 20, page: 2 };
  const { data, meta } = await listLocations(api, query);
  expect([data, meta.total, meta.total_is_exact]).toEqual([[], ids.length, true]);
});

test('a text in a large circle lists the nearest locations first, on each page', async () => {
  const pages: number[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const query = { ...center, radius: 100_000, search: 'salon', sort: 'distance' } as const;
    const { data } = await listLocations(api, { ...query, per_page: 3, page });
    pages.push(...data.map(({ id }) => id));
  }
  expect(pages).toEqual(ids);
});

test('the last page that the total announces is full, even if all locations have the same score', async () => {
  const { latitude, longitude } = inIasi;
  await sql`INSERT INTO locations (id, slug, name, description, locality_id, address, latitude, longitude, category_id)
    SELECT id, 'salon', 'Salon', '', 1, '', ${latitude}, ${longitude}, 1
    FROM generate_series(900001, 902400) AS id`.execute(api.db);
  await sql`INSERT INTO location_payment_methods
    SELECT id, 2 FROM generate_series(900001, 902400, 2) AS id`.execute(api.db);
  const query = { ...inIasi, payment_methods: [2], per_page: 50, page: 20 };
  const { data, meta } = await listLocations(api, query);
  expect([meta.total, meta.last_page, data.length]).toEqual([1_000, 20, 50]);
});

test('a suggestion has the payment method even if the best matches of a wider search lack it', async () => {
  const far = northOf(inIasi, 30);
  await makeLocation(api.db, { ...far, name: 'Lotus Alb', payment_methods: [2] });
  const best = await makeLocation(api.db, { ...inIasi, name: 'Lotus', ratings: Array(20).fill(5) });
  await sql`INSERT INTO locations (id, slug, name, description, locality_id, address, latitude, longitude, category_id,
      rating_sum, rating_count, search_document)
    SELECT number, slug, name, description, locality_id, address, latitude, longitude, category_id,
      rating_sum, rating_count, search_document
    FROM locations, generate_series(910001, 913000) AS number WHERE id = ${best.id}`.execute(
    api.db,
  );
  const query = { ...inIasi, radius: 5_000, payment_methods: [2], search: 'lotus alb' };
  const { data, suggested } = await listLocations(api, query);
  expect([data, suggested[0]?.name]).toEqual([[], 'Lotus Alb']);
});

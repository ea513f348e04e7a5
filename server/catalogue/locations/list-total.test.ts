import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { searchDocument } from '#domain/search/search-document.ts';
import { inIasi, listLocations, northOf } from '#server/testing/list-locations.ts';
import { barbers, doctors, makeBasics, plainLocation } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { learnWords } from '../search-text/repository.ts';
import { indexLocations } from './index-repository.ts';
import { squaresToCount } from './squares.ts';

const api = setUpApi();

const at = { latitude: 45.3, longitude: 25.1 };
const north = (km: number) => northOf(at, km);

async function totals(categories?: number[]) {
  const all = [];
  for (const radius of [5_000, 30_000, 100_000]) {
    const { data, meta } = await listLocations(api, { ...at, radius, categories });
    expect(data).toHaveLength(meta.total);
    all.push(meta.total);
  }
  return all;
}

test('the total stays exact as locations are added, moved, re-categorised and removed @S3-18', async () => {
  const near = await makeLocation(api.db, north(1));
  await makeLocation(api.db, { ...north(4.9), category: doctors });
  await makeLocation(api.db, north(5.1));
  const far = await makeLocation(api.db, north(29.9));
  await makeLocation(api.db, north(30.1));
  await makeLocation(api.db, north(101));
  expect(await totals()).toEqual([2, 4, 5]);
  expect(await totals([doctors.id])).toEqual([1, 1, 1]);

  await api.db.updateTable('locations').set(north(2)).where('id', '=', far.id).execute();
  expect(await totals()).toEqual([3, 4, 5]);
  expect(await totals([barbers.id])).toEqual([2, 3, 4]);

  const ratings = { rating_sum: 50, rating_count: 10 };
  await api.db.updateTable('locations').set(ratings).where('id', '=', near.id).execute();
  const other = { location_id: near.id, category_id: doctors.id };
  await api.db.insertInto('location_categories').values(other).execute();
  await indexLocations(api.db, [near.id]);
  expect(await totals([doctors.id])).toEqual([2, 2, 2]);

  await api.db.deleteFrom('locations').where('id', '=', near.id).execute();
  expect(await totals()).toEqual([2, 3, 4]);
  expect(await totals([doctors.id])).toEqual([1, 1, 1]);
  const counts = await api.db
    .selectFrom('square_counts')
    .select((eb) => [
      sql<string>`left(square, 1)`.as('size'),
      eb.fn.sum<number>('locations').as('locations'),
    ])
    .where('category_id', '=', 0)
    .groupBy('size')
    .orderBy('size')
    .execute();
  expect(counts).toEqual([
    { size: 'e', locations: 5 },
    { size: 'f', locations: 5 },
  ]);
});

test('every location of a circle is in exactly one square, also on a border', async () => {
  const steps = Array.from({ length: 41 }, (_, index) => index - 20);
  const points = steps.flatMap((row) =>
    steps.map((column) => ({ latitude: 45.18 + row * 0.015, longitude: 25.6 + column * 0.016 })),
  );
  const { rows } = await sql<{ squares: string[] }>`
    SELECT ARRAY(SELECT counted_squares(latitude, longitude)) AS squares
    FROM unnest(${points.map(({ latitude }) => latitude)}::float8[], ${points.map(
      ({ longitude }) => longitude,
    )}::float8[]) WITH ORDINALITY AS point(latitude, longitude, number) ORDER BY number`.execute(
    api.db,
  );
  for (const radius of [3, 12, 30]) {
    const { inside, rim } = squaresToCount({ latitude: 45.18, longitude: 25.6 }, radius)!;
    points.forEach((point, index) => {
      const squares = rows[index]!.squares;
      const isIn = distanceKm(point, { latitude: 45.18, longitude: 25.6 }) <= radius;
      const found = [inside, rim].map((names) => squares.filter((name) => names.includes(name)));
      const [full, edge] = found.map(({ length }) => length);
      expect(isIn ? full! + edge! : full, JSON.stringify(point)).toBe(isIn ? 1 : 0);
    });
  }
});

test('the total of a text counts each location in the radius once', async () => {
  const made = [north(1), north(-90), { ...at, longitude: at.longitude + 1.2 }, north(95)];
  for (const place of made) await makeLocation(api.db, { ...place, name: 'Salon Zambila' });
  const total = async (radius: number) => {
    return (await listLocations(api, { ...at, radius, search: 'salon zambila' })).meta.total;
  };
  expect([await total(30_000), await total(92_000), await total(100_000)]).toEqual([1, 2, 4]);
});

test('an unknown category is not an error', async () => {
  expect((await listLocations(api, { ...at, categories: [2 ** 40] })).meta.total).toBe(0);
});

test('the total of a text is exact up to 1,000, of all locations also above that', async () => {
  await makeBasics(api.db);
  for (const [name, count] of Object.entries({ Lotus: 1_001, Bujor: 1_000 })) {
    const texts = { name, main_category: 'Frizerii', categories: [barbers.id] };
    const { entries, words } = searchDocument({ ...texts, people: [], offers: [], hours: [] });
    await learnWords(api.db, words);
    const search_document = sql<string>`array_to_tsvector(${entries}::text[])`;
    const rows = Array.from({ length: count }, (_, index) => ({
      ...plainLocation,
      ...{ id: count * 10_000 + index, name, search_document },
    }));
    await api.db.insertInto('locations').values(rows).execute();
  }
  const totalOf = async (search?: string) => {
    const { meta } = await listLocations(api, { ...inIasi, search });
    return [meta.total, meta.total_is_exact];
  };
  expect(await totalOf('lotus')).toEqual([1_000, false]);
  expect(await totalOf('bujor')).toEqual([1_000, true]);
  expect(await totalOf()).toEqual([2_001, true]);
});

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { searchDocument } from '#domain/search/search-document.ts';
import { inIasi, listLocations } from '#server/testing/list-locations.ts';
import { barbers, iasi, makeBasics, plainLocation } from '#server/testing/make-basics.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { readText } from '../search-text/read-text.ts';
import { learnWords } from '../search-text/repository.ts';
import { orderOf, selectUnsearched } from './matching-repository.ts';
import { findCounted } from './search-repository.ts';
import { wordFits } from './search-steps.ts';

const count = 60;
const rows = Array.from({ length: count }, (_, index) => {
  const ratings = (index * 7) % 60;
  const texts = {
    categories: [barbers.id],
    main_category: 'Frizerii',
    people: ['Iași'],
    hours: [],
    name: index % 4 === 0 ? 'Masaj Lotus' : 'Lotus',
    offers: index % 3 === 0 ? ['Masaj de relaxare'] : ['Tuns'],
  };
  return {
    ...plainLocation,
    id: index + 1,
    name: texts.name,
    texts,
    latitude: iasi.latitude + ((index * 37) % 100) / 1000,
    longitude: iasi.longitude + ((index * 53) % 100) / 1000,
    rating_count: ratings,
    rating_sum: Math.round(ratings * (3 + ((index * 11) % 20) / 10)),
  };
});

const api = setUpApi();
beforeAll(async () => {
  await makeBasics(api.db);
  for (const { texts, ...row } of rows) {
    const { entries, words } = searchDocument(texts);
    await learnWords(api.db, words);
    const search_document = sql<string>`array_to_tsvector(${entries}::text[])`;
    await api.db
      .insertInto('locations')
      .values({ ...row, search_document })
      .execute();
    if (isByCard(row))
      await api.db
        .insertInto('location_payment_methods')
        .values({ location_id: row.id, payment_method_id: 2 })
        .execute();
  }
});

function isByCard({ id }: { id: number }): boolean {
  return id % 5 < 3;
}

async function pages(search: string, payment_methods?: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const query = { ...inIasi, search, page, per_page: 13, payment_methods };
    const { data } = await listLocations(api, query);
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

function inOrder(fitOf: (row: (typeof rows)[number]) => number): number[] {
  const keys = rows.map((row) => ({
    id: row.id,
    fit: fitOf(row),
    worth:
      Math.floor(((row.rating_sum + 42) * 10) / (row.rating_count + 10)) -
      distanceKm(iasi, row) / 2,
  }));
  return keys
    .filter(({ fit }) => Number.isFinite(fit))
    .sort((a, b) => a.fit - b.fit || b.worth - a.worth || a.id - b.id)
    .map(({ id }) => id);
}

test('the best come first on all pages: 2 km count as 0.1 points of the score', async () => {
  expect(await pages('')).toEqual(inOrder(() => 0));
});

test('a match in the name ranks before a match in a service, and both before no match', async () => {
  const fitOf = ({ name }: (typeof rows)[number]) => (name.startsWith('Masaj') ? 0 : 1);
  const isFound = ({ name, texts }: (typeof rows)[number]) =>
    name.startsWith('Masaj') || texts.offers[0]!.startsWith('Masaj');
  const expected = inOrder((row) => (isFound(row) ? fitOf(row) : Infinity));
  expect(await pages('masaj')).toEqual(expected);
  expect(expected).toHaveLength(30);
});

test('a filter keeps the order of the results of a word or a letter', async () => {
  for (const search of ['masaj', 'm']) {
    const all = await pages(search);
    const byCard = all.filter((id) => isByCard({ id }));
    expect(await pages(search, [2])).toEqual(byCard);
    expect(byCard.length).toBeGreaterThan(13);
    expect(byCard).not.toEqual(byCard.toSorted((one, other) => one - other));
  }
});

test('more matches than the total counts have the same order', async () => {
  const words = (await readText(api.db, 'masaj')).words!;
  for (const paymentMethods of [[], [2]]) {
    const filter = { center: iasi, radiusKm: 30, words, categories: [], paymentMethods };
    const ids: number[] = [];
    for (const offset of [0, 13, 26]) {
      const slice = { sort: null, limit: 13, offset };
      const { cards, total } = await findCounted(api.db, filter, slice, { max: 5 });
      expect(total).toBe(6);
      ids.push(...cards.map(({ id }) => id));
    }
    expect(ids).toEqual(await pages('masaj', paymentMethods));
  }
});

test('sorting by distance without a center is the default order, for many and for few results', async () => {
  for (const payment_methods of [undefined, [2]]) {
    const query = { search: 'm', payment_methods };
    const best = await listLocations(api, query);
    const nearest = await listLocations(api, { ...query, sort: 'distance' });
    expect(nearest.data).toEqual(best.data);
  }
});

test('the index of an order finds the same locations as the search index', async () => {
  const search = 'm';
  const { data } = await listLocations(api, { search, sort: 'rating' });
  const words = (await readText(api.db, search)).words!;
  const filter = { center: null, radiusKm: 30, categories: [], paymentMethods: [] };
  const found = await selectUnsearched(api.db, filter, wordFits(words).at(-1))
    .orderBy(orderOf('rating', null))
    .limit(20)
    .execute();
  expect(found.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
  const other = (await readText(api.db, 'masaj')).words!;
  const some = await selectUnsearched(api.db, filter, wordFits(other).at(-1)).execute();
  expect(some).toHaveLength(30);
});

test('search suggestions are the first of the list, and their total only shows if there are more', async () => {
  for (const [search, isAll] of [
    ['masaj', false],
    ['frizerie', false],
    ['masaj lotus tuns', false],
    ['nimeni', true],
  ] as const) {
    const query = { ...inIasi, search };
    const list = await listLocations(api, query);
    const { data, meta, suggested } = await listLocations(api, { ...query, per_page: 3 });
    expect(data).toEqual(list.data.slice(0, 3));
    expect(suggested).toEqual(list.suggested);
    expect([meta.total, meta.total_is_exact]).toEqual([data.length, isAll]);
  }
});

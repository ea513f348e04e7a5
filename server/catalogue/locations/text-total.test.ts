import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { searchDocument } from '#domain/search/search-document.ts';
import { learnWords } from '../search-text/words-repository.ts';
import { barbers, makeBasics, plainLocation } from '#server/testing/make-basics.ts';
import { inIasi, listLocations } from '#server/testing/list-locations.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const counts = { Lotus: 1_001, Bujor: 1_000 };

const api = setUpApi();
beforeAll(async () => {
  await makeBasics(api.db);
  for (const [index, [name, count]] of Object.entries(counts).entries()) {
    const texts = {
      categories: [barbers.id],
      main_category: 'Frizerii',
      people: [],
      hours: [],
      offers: [],
      name,
    };
    const { entries, words } = searchDocument(texts);
    await learnWords(api.db, words);
    const rows = Array.from({ length: count }, (_, nth) => ({
      ...plainLocation,
      id: index * 10_000 + nth + 1,
      name,
      search_document: sql<string>`array_to_tsvector(${entries}::text[])`,
    }));
    await api.db.insertInto('locations').values(rows).execute();
  }
});

async function totalOf(search?: string) {
  const { meta } = await listLocations(api, { ...inIasi, ...(search && { search }) });
  return [meta.total, meta.total_is_exact];
}

test('the total of a text is exact up to 1,000, of all locations also above that', async () => {
  expect(await totalOf('lotus')).toEqual([1_000, false]);
  expect(await totalOf('bujor')).toEqual([1_000, true]);
  expect(await totalOf()).toEqual([2_001, true]);
});

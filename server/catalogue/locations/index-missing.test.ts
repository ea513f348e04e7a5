import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLocation } from '#server/testing/make-location.ts';
import { startTestApi, type TestApi } from '#server/testing/test-api.ts';
import { indexMissing } from './index-missing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await makeLocation(api.db, { name: 'Salon Zambila' });
});
afterAll(() => api.close());

async function found(search: string): Promise<string[]> {
  const { body } = await api.call('listLocations', { query: { search } });
  return body.data.map(({ name }) => name);
}

test.each([
  ['without an index', sql`UPDATE locations SET search_document = ''`],
  ['without a vocabulary', sql`DELETE FROM search_words`],
])('a catalogue %s is found by its words after it was indexed', async (_, forget) => {
  await forget.execute(api.db);
  expect(await found('zambila')).toEqual([]);
  expect(await indexMissing(api.db)).toBe(1);
  expect(await found('zambila')).toEqual(['Salon Zambila']);
  expect(await indexMissing(api.db)).toBe(0);
});

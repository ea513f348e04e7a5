import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listLocations } from '#server/testing/list-locations.ts';
import { plainLocation } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { indexMissing } from './index-repository.ts';

const api = setUpApi();
beforeAll(async () => {
  await makeLocation(api.db, { name: 'Salon Zambila' });
});

async function found(search: string): Promise<string[]> {
  return (await listLocations(api, { search })).names;
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

test('a run that was interrupted resumes at the next start, also without a vocabulary', async () => {
  const names = ['Salon Bujor', 'Salon Bujor', 'Salon Bujor', 'Salon Zefir'];
  const rows = names.map((name, index) => ({ ...plainLocation, id: 900_001 + index, name }));
  await api.db.insertInto('locations').values(rows).execute();
  await indexMissing(api.db);
  await sql`DELETE FROM search_words`.execute(api.db);
  await sql`ALTER TABLE locations ADD CONSTRAINT interruption
    CHECK (id < 900004 OR search_document = '') NOT VALID`.execute(api.db);
  await expect(indexMissing(api.db, 3)).rejects.toThrow('interruption');
  expect(await found('zambila'), 'the first batch is indexed').toEqual(['Salon Zambila']);
  expect(await found('zefir')).toEqual([]);

  await sql`ALTER TABLE locations DROP CONSTRAINT interruption`.execute(api.db);
  expect(await indexMissing(api.db, 3)).toBe(2);
  expect(await found('zefir')).toEqual(['Salon Zefir']);
});

test('a name in letters outside the basic plane is indexed and found', async () => {
  const name = 'Studio 𝓑𝓮𝓪𝓾𝓽𝔂';
  await makeLocation(api.db, { name });
  expect(await found('𝓑𝓮𝓪𝓾𝔂')).toEqual([name]);
});

import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
beforeAll(async () => {
  await api.db.insertInto('counties').values({ id: 7, name: 'Sibiu', slug: 'sibiu' }).execute();
});

function namesIn(folder: string): string[] {
  return readdirSync(new URL(`../../../${folder}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? namesIn(`${folder}/${name}`) : name))
    .filter((name) => /^\w/.test(name));
}

const reserved = ['app', 'public']
  .flatMap(namesIn)
  .concat('api', 'auth', 'sanctum', 'livez', 'readyz', 'version');

const insertCity = (slug: string) =>
  api.db
    .insertInto('localities')
    .values({
      ...{ id: 900, county_id: 7, name: 'Oraș', slug, folded: 'oras', population: 1 },
      ...{ latitude: 45, longitude: 25 },
    })
    .execute();
const insertCategory = (slug: string) =>
  api.db
    .insertInto('categories')
    .values({ id: 900, slug, name: 'Meserie', group_slug: 'g', group_name: 'G', position: 9 })
    .execute();
const insertContest = (token: string) =>
  api.db
    .insertInto('contests')
    .values({ token, title: 'Concurs', body: 'Regulile.', valid_until: null })
    .execute();

test.each([
  ['city', insertCity, 'localities_slug_check'],
  ['category', insertCategory, 'categories_slug_check'],
  ['contest', insertContest, 'contests_token_check'],
])(
  'no %s has the name of a page, or one that is no part of an address',
  async (_, insert, check) => {
    const wrong = ['Iași', 'sitemap.xml', 'a--b', '-a', 'a/b', ''];
    for (const name of [...reserved, ...wrong])
      await expect(insert(name), name).rejects.toMatchObject({ constraint: check });
    await expect(insert('sibiu')).resolves.toHaveLength(1);
  },
);

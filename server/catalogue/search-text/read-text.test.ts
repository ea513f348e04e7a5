import { beforeAll, describe, expect, test } from 'vitest';
import { inIasi, listLocations } from '#server/testing/list-locations.ts';
import { cluj } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { readText } from './read-text.ts';
import { learnWords } from './repository.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const known = ['ma', 'co', 'sa', 'ti', 'pe', 'ru', 'vo', 'zi', 'ne', 'lu'].flatMap((beginning) =>
  letters.slice(0, 8).flatMap((one) => letters.map((other) => `${beginning}b${one}${other}x`)),
);

const api = setUpApi();
beforeAll(async () => {
  await learnWords(api.db, known);
});

async function meaningsOf(text: string): Promise<number[]> {
  return ((await readText(api.db, text)).words ?? []).map(({ all }) => all.length);
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

test.each([
  ['letters', Array.from({ length: 60 }, (_, index) => letters[index % 26]).join(' ')],
  ['pairs of letters', 'ma co sa ti pe ru vo zi ne lu ma'],
  ['beginnings of words', 'mab cob sab tib peb rub vob zib neb lub'],
  ['words', known.slice(0, 20).join(' ')],
  [
    'misspelt words',
    known
      .slice(0, 20)
      .map((word) => `${word}y`)
      .join(' '),
  ],
])('a text of many %s is searched by a few words of a few meanings', async (_, text) => {
  const meanings = await meaningsOf(text);
  expect(meanings.length).toBeGreaterThan(0);
  expect(meanings.length).toBeLessThanOrEqual(8);
  expect(sum(meanings)).toBeLessThanOrEqual(80);
});

test('only the last word may be a beginning of one or two letters', async () => {
  const [one, two] = await Promise.all([meaningsOf('mabax c'), meaningsOf('mabax co')]);
  expect([one.length, two.length]).toEqual([2, 2]);
  expect(two[1]).toBeGreaterThan(20);
  expect(await meaningsOf('co mabaax')).toEqual([1]);
});

describe('skip words alone are a name', () => {
  beforeAll(async () => {
    await makeLocation(api.db, { name: 'Ideal' });
    await makeLocation(api.db, { name: 'La Noi' });
    const professionals = [{ first_name: 'Ana', last_name: 'Maxim' }];
    await makeLocation(api.db, { name: 'Frizeria Sora', professionals });
    await makeLocation(api.db, { name: 'Rapid', locality: cluj });
  });

  const all = ['Frizeria Sora', 'Ideal', 'La Noi'];

  test.each([
    ['Ideal', ['Ideal'], []],
    ['la noi', ['La Noi'], []],
    ['Dr. Maxim', ['Frizeria Sora'], []],
    ['tuns ideal', all, []],
    ['ceva ideal', all, []],
    ['rapid', all, ['rapid']],
  ])('"%s" finds %j and ignores %j', async (search, names, ignored) => {
    const list = await listLocations(api, { ...inIasi, search });
    expect([list.names.sort(), list.ignored]).toEqual([names, ignored]);
  });
});

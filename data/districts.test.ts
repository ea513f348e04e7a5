import { expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { placeName } from '#domain/search/place-name.ts';
import { longestName } from '#domain/search/read-place.ts';
import { isCategoryWord } from '#domain/search/synonyms.ts';
import { words } from '#domain/words/fold.ts';
import { districts, landmarks } from './districts.ts';
import { localities } from './localities.ts';
import people from './words/people.json' with { type: 'json' };

const all = [...districts, ...landmarks];
const namesOf = ({ name, otherNames }: (typeof all)[number]) =>
  [name, ...otherNames].map((one) => words(one).join(' '));

test('the fifteen largest cities have districts, each near its city', () => {
  const largest = new Set(localities.slice(0, 15).map(({ slug }) => slug));
  expect(new Set(districts.map(({ city }) => city.slug))).toEqual(largest);
  expect(all.filter((one) => distanceKm(one, one.city) > 16)).toEqual([]);
});

test('a name means one district or landmark of a city', () => {
  const names = all.flatMap((one) => namesOf(one).map((name) => `${name}, ${one.city.name}`));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('the search reads the names of landmarks as they are', () => {
  const names = landmarks.flatMap(namesOf);
  expect(names.filter((name) => placeName(name) !== name)).toEqual([]);
  expect(names.filter((name) => name.split(' ').length > longestName)).toEqual([]);
});

test('a landmark has no name of a trade or a person', () => {
  const names = landmarks.flatMap(namesOf);
  expect(names.filter((name) => name.split(' ').every(isCategoryWord))).toEqual([]);
  const firstNames = new Set(
    Object.values(people)
      .flat()
      .map((one) => words(String(one)).join(' ')),
  );
  expect(names.filter((name) => firstNames.has(name))).toEqual([]);
});

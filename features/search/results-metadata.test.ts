import { expect, test } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { resultsMetadata } from './results-metadata.ts';
import { plainSearch } from './search-state.ts';

const anything = plainSearch({ city: defaultCity, radius: 30 });

test('a shared search leads to that search, and is kept from search engines', () => {
  const search = { ...anything, search: 'tuns', radius: 50, categories: [2] };
  const { openGraph, alternates, robots } = resultsMetadata(search, '„tuns” în zona Iași', true);
  expect(openGraph).toMatchObject({ url: '/locations?search=tuns&radius=50&categories[]=2' });
  expect(alternates?.canonical).toBe('/locations?search=tuns&radius=50&categories[]=2');
  expect(robots).toEqual({ index: false, follow: true });
});

test('the unfiltered page has the same metadata for every place', () => {
  const here = { ...anything, radius: 50 };
  const { alternates, robots } = resultsMetadata(
    here,
    'Saloane, frizerii și medici în zona Iași',
    false,
  );
  expect(alternates?.canonical).toBe('/locations');
  expect(robots).toBeUndefined();
});

import { expect, test } from 'vitest';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { namedElsewhere, resultsMetadata } from './load-results.ts';

test('a shared search shows that search and is excluded from search engines', () => {
  const path = '/locations?search=tuns&radius=50';
  const { openGraph, alternates, robots } = resultsMetadata(path, '„tuns” în zona Iași');
  expect(openGraph).toMatchObject({ url: path });
  expect(alternates?.canonical).toBe(path);
  expect(robots).toEqual({ index: false, follow: true });
});

test('a searched name is found elsewhere only if it is whole and no result has it', () => {
  const [here, elsewhere] = [3, 4].map((id) => makeLocationCard({ id, name: 'Salon Diva' }));
  const list = { search: 'salon diva', suggested: [elsewhere!] };
  expect(namedElsewhere({ ...list, data: [] })).toBe(elsewhere);
  expect(namedElsewhere({ ...list, data: [here!] })).toBeNull();
  expect(namedElsewhere({ ...list, data: [], search: 'salon' })).toBeNull();
});

import { expect, test } from 'vitest';
import { placeCookies } from './place-cookies.ts';

const linesFor = (query: string) => placeCookies(new URLSearchParams(query));

test('place and radius of an address are kept without script, as long as cookies last @S4-31 @S9-02 @S9-05', () => {
  const [city, radius] = linesFor('place=Iași, România&lat=47.16&lng=27.58&radius=30');
  const value = encodeURIComponent('{"lat":47.16,"lng":27.58,"name":"Iași, România"}');
  expect(city).toBe(`selectedCity=${value}; Path=/; Max-Age=2147483647; SameSite=Lax`);
  expect(radius).toBe('radius=30; Path=/; Max-Age=2147483647; SameSite=Lax');
});

test.each(['', 'search=tuns', 'place=Cluj', 'place=Paris&lat=48.85&lng=2.35', 'radius=7'])(
  'an address with "%s" keeps nothing',
  (query) => {
    expect(linesFor(query)).toEqual([]);
  },
);

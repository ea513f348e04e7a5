import { describe, expect, it } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { listQuery } from './list-query.ts';
import { plainSearch, searchHref, type SearchState, anyTime } from './search-href.ts';
import { isCanonical, openParts, parseSearch } from './search-state.ts';

const cluj = { lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' };
const time = {
  date: ['2026-11-28', '2026-11-29'],
  after: '10:00',
  before: '18:00',
  open_now: true,
};
const state: SearchState = {
  search: 'tuns și barbă',
  city: cluj,
  radius: 10,
  time,
  categories: [2, 5],
  payments: [1],
  sort: 'rating',
  page: 3,
};
const plain = plainSearch({ city: defaultCity, radius: 30 });
const paramsOf = (href: string) => new URLSearchParams(href.split('?')[1]);
const read = (href: string) => parseSearch(paramsOf(href));

describe('a search in a URL', () => {
  it('survives a round trip, and its URL is the canonical one @S3-19', () => {
    expect(read(searchHref(state))).toEqual(state);
    expect(isCanonical(paramsOf(searchHref(state)), state)).toBe(true);
  });

  it('names place and radius, also the default ones', () => {
    expect(searchHref(plain)).toBe(
      '/locations?place=Ia%C8%99i%2C+Rom%C3%A2nia&lat=47.16&lng=27.58&radius=30',
    );
  });

  it('names time by parameters', () => {
    const { search } = new URL(searchHref({ ...plain, time }), 'http://localhost');
    expect(search).toMatch(/&date=2026-11-28&date=2026-11-29&after=10:00&before=18:00&open_now=1$/);
  });

  it.each(['date=2026-02-30', 'date=azi', 'after=25:00', 'before=12', 'open_now=da'])(
    'has no time with %s',
    (text) => {
      expect(read(`/locations?${text}`).time).toEqual(anyTime);
    },
  );

  it('keeps the parameters that are not about the search', () => {
    expect(searchHref(plain, paramsOf('?utm_source=x&radius=5'))).toBe(
      `${searchHref(plain)}&utm_source=x`,
    );
  });

  it.each(['&page=1', '&categories=2', '&lat=47.160', '&date='])(
    'is not canonical with %s',
    (text) => {
      const params = paramsOf(searchHref(plain) + text);
      expect(isCanonical(params, parseSearch(params))).toBe(false);
    },
  );

  it('trims and cuts a text @S2-64', () => {
    expect(read(`/locations?search=%20tuns%20`).search).toBe('tuns');
    expect(read(`/locations?search=${'a'.repeat(500)}`).search).toHaveLength(120);
  });

  it('removes NUL, which the api refuses', () => {
    expect(read('/locations?search=a%00b').search).toBe('ab');
  });

  it('accepts one category or several and drops invalid ids', () => {
    expect(read('/locations?categories=4').categories).toEqual([4]);
    expect(
      read('/locations?categories[]=4&categories[]=x&categories[]=-1&categories[]=4'),
    ).toMatchObject({ categories: [4] });
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1e9', 'page=1.5'])(
    'reads %s as page 1',
    (text) => {
      expect(read(`/locations?${text}`).page).toBe(1);
    },
  );

  it.each([
    'lat=91&lng=23&place=X',
    'lat=NaN&lng=23&place=X',
    'lat=46.77&place=X',
    'lat=48.85&lng=2.35&place=Paris',
  ])('names no place with %s, and keeps the name to look for', (text) => {
    const { placeText, isComplete } = openParts(paramsOf(`?${text}&radius=30`));
    expect(isComplete).toBe(false);
    expect(placeText).not.toBe('');
  });

  it.each(['radius=7', 'radius=-1', 'radius=1e12', 'sort=distance,rating', 'sort=default'])(
    'drops %s, which we do not offer',
    (text) => {
      expect(read(`/locations?${text}`)).toEqual(plain);
    },
  );
});

const named = 'place=Cluj-Napoca&lat=46.77&lng=23.59';

it.each([
  ['', 'Brașov, Brașov', 10],
  ['radius=50', 'Brașov, Brașov', 50],
  [named, 'Cluj-Napoca', 10],
  [`${named}&radius=30`, 'Cluj-Napoca', 30],
])('a URL with "%s" is searched in %s, %i km around @S4-31', (text, name, radius) => {
  const own = { city: { lat: 45.65, lng: 25.6, name: 'Brașov, Brașov' }, radius: 10 };
  const params = new URLSearchParams(text);
  expect(parseSearch(params, own)).toMatchObject({ city: { name }, radius });
});

describe('the list call of a search', () => {
  it('has the radius in metres @S7-34 @S9-03', () => {
    expect(listQuery(state)).toMatchObject({ radius: 10_000, latitude: 46.77, longitude: 23.59 });
  });

  it('omits the default sort and sends any other @S7-42', () => {
    expect(listQuery(plain)).not.toHaveProperty('sort');
    expect(listQuery({ ...plain, sort: 'rating' })).toHaveProperty('sort', 'rating');
  });

  it('names the time', () => {
    expect(listQuery(state)).toMatchObject({ ...time, open_now: 1 });
    expect(Object.keys(listQuery(plain))).toEqual(['latitude', 'longitude', 'radius']);
  });

  it('sends the page only above 1 @S7-43', () => {
    expect(listQuery(plain)).not.toHaveProperty('page');
    expect(listQuery({ ...plain, page: 2 })).toHaveProperty('page', 2);
  });
});

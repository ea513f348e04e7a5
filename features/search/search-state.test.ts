import { describe, expect, it } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import {
  listQuery,
  paramsOf,
  parseSearch,
  plainSearch,
  resolveSearch,
  searchHref,
  type SearchState,
} from './search-state.ts';

const cluj = { lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' };
const state: SearchState = {
  search: 'tuns și barbă',
  city: cluj,
  radius: 10,
  categories: [2, 5],
  payments: [1],
  sort: 'rating',
  page: 3,
};
const plain = plainSearch({ city: defaultCity, radius: 30 });
const read = (href: string) => parseSearch(paramsOf(new URLSearchParams(href.split('?')[1])));

describe('a search in an address', () => {
  it('survives a round trip through the URL @S3-19', () => {
    expect(read(searchHref(state))).toEqual({ ...state, placeText: '' });
  });

  it('leaves the defaults out', () => {
    expect(searchHref(plain)).toBe('/locations');
  });

  it('names the radius of a place, which else would be that of the visitor', () => {
    expect(searchHref({ ...plain, city: cluj })).toMatch(/&radius=30$/);
    expect(searchHref(plain, 'radius')).toBe('/locations?radius=30');
  });

  it('takes a text trimmed and cut @S2-64', () => {
    expect(read(`/locations?search=%20tuns%20`).search).toBe('tuns');
    expect(read(`/locations?search=${'a'.repeat(500)}`).search).toHaveLength(120);
  });

  it('takes a text without the sign that no api takes', () => {
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
    const query = read(`/locations?${text}`);
    expect(query.city).toBeNull();
    expect(query.placeText).not.toBe('');
  });

  it.each(['radius=7', 'radius=-1', 'radius=1e12', 'sort=price', 'sort=default'])(
    'drops %s, which we do not offer',
    (text) => {
      expect(read(`/locations?${text}`)).toMatchObject({ radius: null, sort: null });
    },
  );
});

const named = { place: 'Cluj-Napoca', lat: '46.77', lng: '23.59' };

it.each([
  [{}, 'Brașov, Brașov', 10],
  [{ radius: '50' }, 'Brașov, Brașov', 50],
  [named, 'Cluj-Napoca', 10],
  [{ ...named, radius: '30' }, 'Cluj-Napoca', 30],
])('an address with %j is searched in %s, %i km around @S4-31', (params, name, radius) => {
  const own = { city: { lat: 45.65, lng: 25.6, name: 'Brașov, Brașov' }, radius: 10 };
  expect(resolveSearch(parseSearch(params), own)).toMatchObject({ city: { name }, radius });
});

describe('the list call of a search', () => {
  it('has the radius in metres @S7-34 @S9-03', () => {
    expect(listQuery(state)).toMatchObject({ radius: 10_000, latitude: 46.77, longitude: 23.59 });
  });

  it('leaves the default sort out and sends any other @S7-42', () => {
    expect(listQuery(plain)).not.toHaveProperty('sort');
    expect(listQuery({ ...plain, sort: 'rating' })).toHaveProperty('sort', 'rating');
  });

  it('sends the page above 1 alone @S7-43', () => {
    expect(listQuery(plain)).not.toHaveProperty('page');
    expect(listQuery({ ...plain, page: 2 })).toHaveProperty('page', 2);
  });
});

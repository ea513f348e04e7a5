import { readTable } from './counties.ts';
import { localities, type Locality } from './localities.ts';

export type District = {
  city: Locality;
  name: string;
  latitude: number;
  longitude: number;
  otherNames: readonly string[];
  /** The name has another meaning ("Titan", "Dacia"). */
  isAmbiguous: boolean;
};

/** Maintained by hand; positions are centres. */
export const districts: readonly District[] = readTable('districts.tsv').slice(1).map(readRow);

function readRow(row: readonly string[]): District {
  const [slug, name = '', latitude, longitude, spoken, others = ''] = row;
  const city = localities.find((locality) => locality.slug === slug);
  if (!city) throw new Error(`No city for the district: ${row.join()}`);
  return {
    city,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    otherNames: others.split('|').filter((other) => other !== ''),
    isAmbiguous: spoken === 'in',
  };
}

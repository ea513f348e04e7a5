import { readFileSync } from 'node:fs';
import { localities, type Locality } from './localities.ts';

export type District = {
  city: Locality;
  name: string;
  latitude: number;
  longitude: number;
  otherNames: readonly string[];
  /** Counts only after "în" or with its city ("Titan", "Dacia"). */
  isAmbiguous: boolean;
};

const table = readFileSync(new URL('./gazetteer/districts.tsv', import.meta.url), 'utf8');

/** Maintained by hand; positions are centres. */
export const districts: readonly District[] = table.trimEnd().split('\n').slice(1).map(readRow);

function readRow(line: string): District {
  const [slug, name = '', latitude, longitude, spoken, others = ''] = line.split('\t');
  const city = localities.find((locality) => locality.slug === slug);
  if (!city) throw new Error(`No city for the district: ${line}`);
  return {
    city,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    otherNames: others.split('|').filter((other) => other !== ''),
    isAmbiguous: spoken === 'in',
  };
}

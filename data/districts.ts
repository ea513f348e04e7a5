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
  isLandmark: boolean;
};

export const districts: readonly District[] = read('districts.tsv', false);

export const landmarks: readonly District[] = read('landmarks.tsv', true);

function read(file: string, isLandmark: boolean): District[] {
  const [, ...rows] = readTable(file);
  return rows.map((row) => {
    const [slug, name = '', latitude, longitude, spoken, others = ''] = row;
    const city = localities.find((locality) => locality.slug === slug);
    if (!city) throw new Error(`No city for ${row.join()}`);
    return {
      city,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      otherNames: others.split('|').filter((other) => other !== ''),
      isAmbiguous: spoken === 'in',
      isLandmark,
    };
  });
}

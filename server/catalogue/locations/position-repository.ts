import { sql, type RawBuilder } from 'kysely';
import type { Point } from '#domain/place/geo.ts';

/** Radius of the sphere that locations.position is on, in km. */
const earthRadiusKm = 6371;

/** Converts a great-circle distance to the straight-line distance, both in km. */
export function chordKm(distanceKm: number): number {
  return 2 * earthRadiusKm * Math.sin(distanceKm / (2 * earthRadiusKm));
}

/** Returns a point as locations.position stores it: a zero-size cube, in km from the centre of the earth. */
export function cubeAt({ latitude, longitude }: Point): RawBuilder<string> {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  const x = earthRadiusKm * Math.cos(north) * Math.cos(east);
  const y = earthRadiusKm * Math.cos(north) * Math.sin(east);
  const z = earthRadiusKm * Math.sin(north);
  return sql<string>`cube(ARRAY[${x}::float8, ${y}::float8, ${z}::float8])`;
}

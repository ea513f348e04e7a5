import type { Place } from '#contract/place.ts';
import type { PlaceRow } from './repository.ts';

/** Labels a locality with its county ("Copalnic, Maramureș"); București has no county in its label. */
export function presentPlace(row: PlaceRow): Place {
  return {
    id: row.id,
    name: row.name,
    county: row.county,
    label: row.name === row.county ? row.name : `${row.name}, ${row.county}`,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

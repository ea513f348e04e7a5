import type { Place } from '#contract/place.ts';
import type { PlaceRow } from './repository.ts';

/** A locality as a person picks it: "Copalnic, Maramureș"; București alone, as it is its own county. */
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

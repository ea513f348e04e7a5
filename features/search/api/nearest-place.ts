import type { Place } from '#contract/place.ts';
import { call } from '#lib/api/call.ts';

/** The locality nearest to a position in degrees. */
export async function nearestPlace(latitude: number, longitude: number): Promise<Place> {
  const { data } = await call('nearestPlace', { query: { latitude, longitude } });
  return data;
}

import type { Place } from '#contract/place.ts';
import { call } from '#lib/api/call.ts';

/** Localities whose name matches, largest first. */
export async function listPlaces(search: string, signal: AbortSignal): Promise<Place[]> {
  const { data } = await call('listPlaces', { query: { search }, signal });
  return data;
}

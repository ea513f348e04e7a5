import { call } from '#lib/api/call.ts';
import type { SelectedCity } from '#lib/place.ts';
import type { CardData } from '../card-data.ts';
import { nearbyCards, nearbyQuery } from '../nearby-query.ts';

/** Recommended locations around a place; `radius` in km. */
export async function listNearby(
  city: SelectedCity,
  radius: number,
  signal: AbortSignal,
): Promise<CardData[]> {
  return nearbyCards(await call('listLocations', { query: nearbyQuery(city, radius), signal }));
}

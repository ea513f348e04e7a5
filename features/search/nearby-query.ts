import type { CallOutput } from '#contract/types.ts';
import type { SelectedCity } from '#lib/place.ts';
import { toCardData, type CardData } from './card-data.ts';

const CARDS = 6;

/** The query of the locations that are recommended around a place; `radius` in km. */
export function nearbyQuery(city: SelectedCity, radius: number) {
  return { latitude: city.lat, longitude: city.lng, radius: radius * 1000, per_page: CARDS };
}

/** Returns as many cards as there is room for; suggested ones fill what is left. */
export function nearbyCards({ data, suggested }: CallOutput<'listLocations'>): CardData[] {
  return [...data, ...suggested].slice(0, CARDS).map(toCardData);
}

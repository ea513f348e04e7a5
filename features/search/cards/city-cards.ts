import type { LocationCard } from '#contract/location-list.ts';
import { tradeNoun } from '#domain/words/trade-noun.ts';
import { toCardData, type CardData } from './card-data.ts';

/** Returns a card of a city page: shows the address instead of a distance. */
export function toCityCard(location: LocationCard): CardData {
  const facts = `${tradeNoun(location.category)} · ${location.address}`;
  return { ...toCardData(location), facts };
}

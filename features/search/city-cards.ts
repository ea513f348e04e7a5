import type { LocationCard } from '#contract/location-list.ts';
import { tradeNoun } from '#domain/trade-noun.ts';
import { toCardData, type CardData } from './card-data.ts';

/** Returns the cards of the page of a city: where a location is says its address. */
export function toCityCard(location: LocationCard): CardData {
  const facts = `${tradeNoun(location.category)} · ${location.address}`;
  return { ...toCardData(location), facts };
}

import type { CityFacts } from '#contract/city.ts';
import { toBani } from '#domain/money/money.ts';
import { numberLabel, plural } from '#domain/words/numbers.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { copy } from './copy.ts';
import { tradeWords } from './trade-words.ts';

export function cityTitle({ city, category }: CityFacts): string {
  return category ? copy.tradeTitle(tradeWords(category).title, city.name) : copy.title(city.name);
}

/** Returns the title for search engines. It includes the county, because some city names repeat. */
export function citySearchTitle({ city, category }: CityFacts): string {
  if (!category) return copy.title(city.label);
  const { title, offers } = tradeWords(category);
  return copy.tradeSearchTitle(copy.tradeTitle(title, city.label), offers);
}

export function cityDescription(facts: CityFacts): string {
  const { city, category, locations_count: count, price_from: from } = facts;
  if (!category || count === 0) return copy.description(countSentence(facts));
  const places = plural(count, tradeWords(category).places);
  return copy.tradeDescription(places, city.name, from === null ? null : priceOf(from));
}

function countSentence({ city, category, locations_count: count }: CityFacts): string {
  if (!category) return plural(count, copy.count(city.name));
  return copy.tradeCount(plural(count, tradeWords(category).places), city.name, count);
}

export function factSentences(facts: CityFacts): string[] {
  return [countSentence(facts), priceSentence(facts), ratingSentence(facts)].filter(Boolean);
}

function priceSentence({ price_from: from, price_to: to }: CityFacts): string {
  if (from === null || to === null) return '';
  return from === to ? copy.prices(priceOf(from)) : copy.priceRange(priceOf(from), priceOf(to));
}

function priceOf(ron: number): string {
  return moneyLabel(toBani(ron));
}

function ratingSentence({ average_rating: rating, rating_count: count }: CityFacts): string {
  if (count === 0) return '';
  return plural(count, copy.rating(numberLabel(rating, 1)));
}

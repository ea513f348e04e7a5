import type { CityFacts } from '#contract/city.ts';
import { toBani } from '#domain/money.ts';
import { numberLabel } from '#domain/number-label.ts';
import { plural } from '#domain/plural.ts';
import { moneyLabel } from '#domain/price-label.ts';
import { copy } from './copy.ts';

/** Returns what the page is called: 'Programări online în Iași', 'Frizerii în Iași'. */
export function cityTitle({ city, category }: CityFacts): string {
  return category ? copy.tradeTitle(category.name, city.name) : copy.title(city.name);
}

/** Returns how many locations there are, in a sentence. */
export function countSentence({ city, category, locations_count: count }: CityFacts): string {
  return plural(
    count,
    category ? copy.tradeCount(category.name, city.name) : copy.count(city.name),
  );
}

/** Returns the facts of a city as sentences: number, prices, rating; those that nothing is known of are left out. */
export function factSentences(facts: CityFacts): string[] {
  return [countSentence(facts), priceSentence(facts), ratingSentence(facts)].filter(Boolean);
}

function priceSentence({ price_from: from, price_to: to }: CityFacts): string {
  if (from === null || to === null) return '';
  const label = (price: number) => moneyLabel(toBani(price));
  return from === to ? copy.prices(label(from)) : copy.priceRange(label(from), label(to));
}

function ratingSentence({ average_rating: rating, rating_count: count }: CityFacts): string {
  if (count === 0) return '';
  return plural(count, copy.rating(numberLabel(rating, 1)));
}

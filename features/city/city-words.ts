import type { CityFacts } from '#contract/city.ts';
import { toBani } from '#domain/money/money.ts';
import { ratingLabel } from '#domain/words/count-labels.ts';
import { plural } from '#domain/words/numbers.ts';
import { moneyLabel, rangeLabel } from '#domain/money/price-label.ts';
import { categoryWords } from './category-words.ts';
import type { PluralForms } from '#domain/words/numbers.ts';

const copy = {
  title: (city: string) => `Programări online în ${city}`,
  categoryTitle: (name: string, city: string) => `${name} în ${city}`,
  categorySearchTitle: (title: string, offers?: string) =>
    offers ? `${title}: ${offers}, programare online` : `${title}, cu programare online`,
  count: (city: string): PluralForms => ({
    one: `{n} locație din ${city} primește programări online.`,
    few: `{n} locații din ${city} primesc programări online.`,
    other: `{n} de locații din ${city} primesc programări online.`,
  }),
  rating: (value: string): PluralForms => ({
    one: `Nota medie este ${value} din 5 (o recenzie).`,
    few: `Nota medie este ${value} din 5 ({n} recenzii).`,
    other: `Nota medie este ${value} din 5 ({n} de recenzii).`,
  }),
};

export const emptyCityHint = 'Caută în împrejurimi sau alege altă localitate.';

export function cityTitle({ city, category }: CityFacts): string {
  return category
    ? copy.categoryTitle(categoryWords(category).title, city.name)
    : copy.title(city.name);
}

/** Includes the county: some city names repeat. */
export function citySearchTitle({ city, category }: CityFacts): string {
  if (!category) return copy.title(city.label);
  const { title, offers } = categoryWords(category);
  return copy.categorySearchTitle(copy.categoryTitle(title, city.label), offers);
}

export function emptyCityTitle({ city, category }: CityFacts): string {
  return category
    ? `Încă nu avem locații din categoria ${category.name} în ${city.name}.`
    : `Încă nu avem locații în ${city.name}.`;
}

export function cityDescription(facts: CityFacts): string {
  const { city, category, locations_count: count, price_from: from, rating_count } = facts;
  if (count === 0) return `${emptyCityTitle(facts)} ${emptyCityHint}`;
  if (!category) return `${countSentence(facts)} Vezi orele libere și fă-ți programarea online.`;
  const places = plural(count, categoryWords(category).places);
  const prices = from !== null && `prețuri de la ${priceOf(from)}`;
  const offers = [prices, rating_count > 0 && 'recenzii'].filter(Boolean).join(', ') || 'servicii';
  return `${places} din ${city.name} cu programare online: ${offers} și ore libere.`;
}

function countSentence({ city, category, locations_count: count }: CityFacts): string {
  if (!category) return plural(count, copy.count(city.name));
  return `${plural(count, categoryWords(category).places)} din ${city.name} ${count === 1 ? 'primește' : 'primesc'} programări online.`;
}

export function factSentences(facts: CityFacts): string[] {
  return [countSentence(facts), priceSentence(facts), ratingSentence(facts)].filter(Boolean);
}

function priceSentence({ price_from: from, price_to: to }: CityFacts): string {
  if (from === null || to === null) return '';
  return from === to
    ? `Prețurile pornesc de la ${priceOf(from)}.`
    : `Prețul de pornire este ${rangeLabel(toBani(from), toBani(to))}, în funcție de locație.`;
}

function priceOf(ron: number): string {
  return moneyLabel(toBani(ron));
}

function ratingSentence({ average_rating: rating, rating_count: count }: CityFacts): string {
  if (count === 0) return '';
  return plural(count, copy.rating(ratingLabel(rating, count)));
}

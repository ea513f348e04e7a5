import type { CityFacts } from '#contract/city.ts';
import { toBani } from '#domain/money/money.ts';
import { locationsLabel, ratingLabel, reviewsLabel } from '#domain/words/count-labels.ts';
import type { CategorySlug } from '#domain/words/category-noun.ts';
import { plural, type PluralForms } from '#domain/words/numbers.ts';
import { moneyLabel, rangeLabel } from '#domain/money/price-label.ts';

export const emptyCityHint = 'Caută în împrejurimi sau alege altă localitate.';

export function cityTitle({ city, category }: CityFacts): string {
  return titleIn(city.name, category);
}

/** Includes the county, because some city names repeat. */
export function citySearchTitle({ city, category }: CityFacts): string {
  const title = titleIn(city.label, category);
  if (!category) return title;
  const { offers } = categoryWords(category);
  return offers ? `${title}: ${offers}, programare online` : `${title}, cu programare online`;
}

function titleIn(place: string, category: CityFacts['category']): string {
  return `${category ? categoryWords(category).title : 'Programări online'} în ${place}`;
}

export function emptyCityTitle({ city, category }: CityFacts): string {
  return category
    ? `Încă nu avem locații din categoria ${category.name} în ${city.name}.`
    : `Încă nu avem locații în ${city.name}.`;
}

export function cityDescription(facts: CityFacts): string {
  const { category, locations_count: count, price_from: from, rating_count } = facts;
  if (count === 0) return `${emptyCityTitle(facts)} ${emptyCityHint}`;
  if (!category) return `${countSentence(facts)} Vezi orele libere și fă-ți programarea online.`;
  const prices = from !== null && `prețuri de la ${priceOf(from)}`;
  const offers = [prices, rating_count > 0 && 'recenzii'].filter(Boolean).join(', ') || 'servicii';
  return `${locationsIn(facts)} cu programare online: ${offers} și ore libere.`;
}

function countSentence(facts: CityFacts): string {
  const verb = facts.locations_count === 1 ? 'primește' : 'primesc';
  return `${locationsIn(facts)} ${verb} programări online.`;
}

function locationsIn({ city, category, locations_count: count }: CityFacts): string {
  const locations = category
    ? plural(count, categoryWords(category).places)
    : locationsLabel(count);
  return `${locations} din ${city.name}`;
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
  const reviews = count === 1 ? 'o recenzie' : reviewsLabel(count);
  return `Nota medie este ${ratingLabel(rating, count)} din 5 (${reviews}).`;
}

type CategoryWords = { places: PluralForms; title: string; offers?: string };

const words: Partial<Record<string, CategoryWords>> = {
  saloane: {
    places: forms('salon de coafură', 'saloane de coafură'),
    title: 'Saloane de coafură',
    offers: 'tuns, vopsit și coafat',
  },
  frizerii: {
    places: forms('frizerie', 'frizerii'),
    title: 'Frizerii',
    offers: 'tuns și barbă',
  },
  medici: {
    places: forms('cabinet medical', 'cabinete medicale'),
    title: 'Medici',
    offers: 'consultații și investigații',
  },
  unghii: {
    places: forms('salon de unghii', 'saloane de unghii'),
    title: 'Saloane de unghii',
    offers: 'manichiură și pedichiură',
  },
  machiaj: {
    places: forms('salon de machiaj', 'saloane de machiaj'),
    title: 'Saloane de machiaj',
    offers: 'machiaj, gene și sprâncene',
  },
  'sali-de-sport': {
    places: forms('sală de sport', 'săli de sport'),
    title: 'Săli de sport',
    offers: 'antrenamente și abonamente',
  },
  spa: {
    places: forms('centru spa', 'centre spa'),
    title: 'Centre spa',
    offers: 'saună, masaj și tratamente',
  },
  masaj: {
    places: forms('salon de masaj', 'saloane de masaj'),
    title: 'Saloane de masaj',
    offers: 'relaxare și terapie',
  },
} satisfies Record<CategorySlug, CategoryWords>;

export function categoryWords({ slug, name }: { slug: string; name: string }): CategoryWords {
  const ofName = `din categoria ${name}`;
  return words[slug] ?? { places: forms(`locație ${ofName}`, `locații ${ofName}`), title: name };
}

function forms(one: string, more: string): PluralForms {
  return { one: `{n} ${one}`, more: `{n} ${more}` };
}

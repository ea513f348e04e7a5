import { expect, test } from 'vitest';
import { makeCityFacts } from '#tests/factories/city-page.ts';
import { cityTitle, factSentences } from './city-words.ts';

const unknown = { price_from: null, price_to: null, rating_count: 0, average_rating: 0 };
const barbers = { id: 2, slug: 'frizerii', name: 'Frizerii' };

test('a city page shows the count, the prices and the rating of its locations @S2-23', () => {
  const facts = makeCityFacts({ locations_count: 38, average_rating: 4.26, rating_count: 534 });
  expect(cityTitle(facts)).toBe('Programări online în Iași');
  expect(factSentences(facts)).toEqual([
    '38 de locații din Iași primesc programări online.',
    'Prețul de pornire este între 40 și 90\u00A0RON, în funcție de locație.',
    'Nota medie este 4,3 din 5 (534 de recenzii).',
  ]);
});

test('a category page of a city shows the name of the category @S2-24', () => {
  const facts = makeCityFacts({
    category: barbers,
    price_to: 40,
    average_rating: 5,
    rating_count: 1,
  });
  expect(cityTitle(facts)).toBe('Frizerii în Iași');
  expect(factSentences(facts)).toEqual([
    '2 frizerii din Iași primesc programări online.',
    'Prețurile pornesc de la 40\u00A0RON.',
    'Nota medie este 5,0 din 5 (o recenzie).',
  ]);
});

test('unknown facts are omitted', () => {
  const facts = makeCityFacts({ ...unknown, locations_count: 1 });
  expect(factSentences(facts)).toEqual(['1 locație din Iași primește programări online.']);
});

import { expect, test } from 'vitest';
import { siteUrl } from '#lib/seo/site.ts';
import { makeCityPage } from '#tests/factories/city-page.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { cityJsonLd, cityMetadata } from './city-metadata.ts';

const barbers = { id: 2, slug: 'frizerii', name: 'Frizerii' };
const titleOf = (page: number, category: typeof barbers | null = barbers) =>
  cityMetadata(makeCityPage([], page, { category })).openGraph?.title;

test('the title says that a category in a city is booked online, and has the page number', () => {
  expect(titleOf(1)).toBe('Frizerii în Iași: tuns și barbă, programare online');
  expect(titleOf(2)).toBe('Frizerii în Iași: tuns și barbă, programare online – pagina 2');
  expect(titleOf(1, null)).toBe('Programări online în Iași');
});

test('a category is described by its number of locations and its lowest price', () => {
  const describe = (locations_count: number, category = barbers) =>
    cityMetadata(makeCityPage([], 1, { category, locations_count })).description;
  expect(describe(20)).toBe(
    '20 de frizerii din Iași cu programare online: prețuri de la 40\u00A0RON, recenzii și ore libere.',
  );
  const plain = { category: barbers, locations_count: 20, price_from: null, rating_count: 0 };
  expect(cityMetadata(makeCityPage([], 1, plain)).description).toMatch(
    /cu programare online: servicii și ore libere\.$/,
  );
  expect(describe(0)).toBe(
    'Încă nu avem locații din categoria Frizerii în Iași. Caută în împrejurimi sau alege altă localitate.',
  );
  const tattoos = { id: 9, slug: 'tatuaje', name: 'Tatuaje' };
  expect(describe(1, tattoos)).toMatch(/^1 locație din categoria Tatuaje din Iași cu programare/);
});

const site = siteUrl().origin;
const cards = Array.from({ length: 25 }, (_, index) => makeLocationCard({ id: index + 1 }));

test('the breadcrumb of a category in a city ends with the page itself', () => {
  const [way] = cityJsonLd(makeCityPage(cards, 1, { category: barbers }));
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/iasi` },
      { position: 3, name: 'Frizerii', item: `${site}/iasi/frizerii` },
    ],
  });
});

test('the list continues the numbering of the previous page', () => {
  const [, list] = cityJsonLd(makeCityPage(cards, 2));
  expect(list).toMatchObject({
    '@type': 'ItemList',
    url: `${site}/iasi/pagina/2`,
    numberOfItems: 25,
  });
  const [first] = (list as { itemListElement: object[] }).itemListElement;
  expect(first).toMatchObject({ position: 19, url: `${site}/locations/19/locatia-19` });
});

test('a city without locations has no list', () => {
  expect(cityJsonLd(makeCityPage([]))).toHaveLength(1);
});

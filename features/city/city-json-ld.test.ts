import { expect, test } from 'vitest';
import { makeCityPage } from '#tests/factories/city-page.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { cityJsonLd } from './city-json-ld.ts';

const site = 'https://aproape.example';
const barbers = { id: 2, slug: 'frizerii', name: 'Frizerii' };
const cards = Array.from({ length: 25 }, (_, index) => makeLocationCard({ id: index + 1 }));

test('the way to a trade in a city ends with the page itself', () => {
  const [way] = cityJsonLd(makeCityPage(cards, 1, { category: barbers }), site);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/iasi` },
      { position: 3, name: 'Frizerii', item: `${site}/iasi/frizerii` },
    ],
  });
});

test('the list counts on from the page before', () => {
  const [, list] = cityJsonLd(makeCityPage(cards, 2), site);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    url: `${site}/iasi/pagina/2`,
    numberOfItems: 25,
  });
  const [first] = (list as { itemListElement: object[] }).itemListElement;
  expect(first).toMatchObject({ position: 19, url: `${site}/locations/19/locatia-19` });
});

test('a city without locations has no list', () => {
  expect(cityJsonLd(makeCityPage([]), site)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { makeCityPage } from '#tests/factories/city-page.ts';
import { cityMetadata } from './city-metadata.ts';

const barbers = { id: 2, slug: 'frizerii', name: 'Frizerii' };
const titleOf = (page: number, category: typeof barbers | null = barbers) =>
  cityMetadata(makeCityPage([], page, { category })).openGraph?.title;

test('search engines hear that a trade in a city is booked online, and which page it is', () => {
  expect(titleOf(1)).toBe('Frizerii în Iași, cu programare online');
  expect(titleOf(2)).toBe('Frizerii în Iași, cu programare online – pagina 2');
  expect(titleOf(1, null)).toBe('Programări online în Iași');
});

import { expect, it } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { plainSearch } from '../search-href.ts';
import { searchTitle } from './results-heading.tsx';

const choices = {
  categories: [
    { id: 1, name: 'Saloane' },
    { id: 2, name: 'Frizerii' },
    { id: 3, name: 'Spa' },
  ],
  payments: [],
};
const state = plainSearch({ city: defaultCity, radius: 30 });

it.each([
  [{}, 'Saloane, frizerii și medici în zona Iași'],
  [{ categories: [2] }, 'Frizerii în zona Iași'],
  [{ categories: [2, 3] }, 'Frizerii, Spa în zona Iași'],
  [{ search: 'tuns', categories: [2] }, '„tuns” în zona Iași'],
  [{ search: 'tuns bărbați mâine după 18' }, '„tuns bărbați mâine…” în zona Iași'],
  [{ search: 'tuns și barbă '.repeat(8) }, '„tuns și barbă tuns și…” în zona Iași'],
])('a search with %j is called %s', (part, title) => {
  expect(searchTitle({ ...state, ...part }, choices)).toBe(title);
});

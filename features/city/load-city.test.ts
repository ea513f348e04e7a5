import { expect, test } from 'vitest';
import { readCityPath } from './load-city.ts';

test.each([
  [[], { category: null, page: 1, isCanonical: true }],
  [['frizerii'], { category: 'frizerii', page: 1, isCanonical: true }],
  [['pagina', '2'], { category: null, page: 2, isCanonical: true }],
  [['sali-de-sport', 'pagina', '12'], { category: 'sali-de-sport', page: 12, isCanonical: true }],
  [['pagina', '1'], { category: null, page: 1, isCanonical: false }],
  [['Frizerii'], { category: 'frizerii', page: 1, isCanonical: false }],
  [['Coafur%C4%83'], { category: 'coafura', page: 1, isCanonical: false }],
  [['Frizerii', 'PAGINA', '2'], { category: 'frizerii', page: 2, isCanonical: false }],
])('%j after a city is read as %j', (path, expected) => {
  expect(readCityPath('iasi', path)).toMatchObject(expected);
});

test.each([
  [['pagina']],
  [['pagina', '0']],
  [['pagina', 'pagina', '2']],
  [['pagina', '02']],
  [['pagina', '1.5']],
  [['pagina', '123456']],
  [['pagina', '2', 'x']],
  [['frizerii', 'x']],
  [['frizerii', 'pagina']],
  [['%E2%98%95']],
  [['%FF']],
])('%j after a city names no page', (path) => {
  expect(readCityPath('iasi', path)).toBeNull();
});

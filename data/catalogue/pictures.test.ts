import { expect, test } from 'vitest';
import { monogramOf } from './pictures.ts';

test.each([
  ['Salon Bianca', 'B'],
  ['Frizeria Old School', 'FO'],
  ['Cabinet medical dr. Șerban Ioana', 'SI'],
  ['Studio', 'S'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});

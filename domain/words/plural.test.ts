import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const reviews = { one: '{n} recenzie', few: '{n} recenzii', other: '{n} de recenzii' };

test.each([
  [0, '0 recenzii'],
  [1, '1 recenzie'],
  [2, '2 recenzii'],
  [19, '19 recenzii'],
  [20, '20 de recenzii'],
  [100, '100 de recenzii'],
  [101, '101 recenzii'],
  [119, '119 recenzii'],
  [120, '120 de recenzii'],
  [1_234, '1.234 de recenzii'],
  [4.5, '4,5 recenzii'],
])('%d is said %j', (n, words) => {
  expect(plural(n, reviews)).toBe(words);
});

test('a form without the number stands as it is', () => {
  expect(plural(1, { ...reviews, one: 'o recenzie' })).toBe('o recenzie');
});

test('every number has the form that the platform gives it', () => {
  const rules = new Intl.PluralRules('ro');
  const forms = { one: 'one', few: 'few', other: 'other' };
  for (let n = 0; n <= 1_200; n++) expect(plural(n, forms), String(n)).toBe(rules.select(n));
});

import { expect, test } from 'vitest';
import fc from 'fast-check';
import { joinNumbers, numberLabel, plural } from './numbers.ts';

const reviews = { one: '{n} recenzie', more: '{n} recenzii' };

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
])('%d becomes %j', (n, words) => {
  expect(plural(n, reviews)).toBe(words);
});

test('a form without a number is unchanged', () => {
  expect(plural(1, { ...reviews, one: 'o recenzie' })).toBe('o recenzie');
});

test('every number has the form that the platform gives it', () => {
  const rules = new Intl.PluralRules('ro');
  const forms = { one: 'recenzie', more: '{n} recenzii' };
  for (let n = 0; n <= 1_200; n++) {
    const number = numberLabel(n);
    const expected = { one: 'recenzie', few: `${number} recenzii`, other: `${number} de recenzii` };
    expect(plural(n, forms)).toBe(expected[rules.select(n) as keyof typeof expected]);
  }
});

test('numbers are written as the platform writes them in Romanian', () => {
  const whole = new Intl.NumberFormat('ro-RO');
  const money = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -20_000_000, max: 20_000_000 }), (n) => {
      expect(numberLabel(n)).toBe(whole.format(n));
      expect(numberLabel(n / 10)).toBe(whole.format(n / 10));
      expect(numberLabel(n / 100, 2)).toBe(money.format(n / 100));
    }),
    { examples: [[0], [999], [1_000], [-1_000], [999_999], [1_000_000]] },
  );
});

test('numbers in a text stay with their nouns', () => {
  expect(joinNumbers('timp de 30 de zile, în 2 pași')).toBe(
    'timp de 30\u00A0de zile, în 2\u00A0pași',
  );
});

import { expect, test } from 'vitest';
import { instantLabel } from '#domain/time/date-label.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { joinNumbers, noBreak } from '#domain/words/numbers.ts';
import { moneyLabel, priceLabel } from '#domain/money/price-label.ts';

test('a line never breaks between a number and its unit', () => {
  const range = { price: 5000, max_price: 8000, range_price: true, hidden_price: false };
  expect(moneyLabel(123450)).toBe('1.234,50\u00A0RON');
  expect(priceLabel(range)).toBe('între 50 și 80\u00A0RON');
  expect(durationLabel(90)).toBe('1\u00A0oră și 30\u00A0de\u00A0minute');
  expect(instantLabel('2026-11-27T17:30:00+02:00')).toBe(
    'vineri, 27\u00A0noiembrie, ora\u00A017:30',
  );
});

test('the amount and its currency are joined as Intl joins them', () => {
  const oracle = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });
  expect(moneyLabel(11950)).toBe(oracle.format(119.5));
});

test('words between number and unit stay together too', () => {
  expect(noBreak('24 de ore')).toBe('24\u00A0de\u00A0ore');
});

test('numbers in a text stay with their nouns', () => {
  expect(joinNumbers('timp de 30 de zile, în 2 pași')).toBe(
    'timp de 30\u00A0de zile, în 2\u00A0pași',
  );
});

import { describe, expect, test } from 'vitest';
import { lineLabel, moneyLabel, priceLabel, totalLabel, voucherLabel } from './price-label.ts';
import { priceBooking } from './price.ts';

const fixedPrice = { price: 5_000, max_price: null, range_price: false, hidden_price: false };

test.each([
  [12_000, '120\u00A0RON'],
  [11_950, '119,50\u00A0RON'],
  [123_450, '1.234,50\u00A0RON'],
  [100_000, '1.000\u00A0RON'],
  [5, '0,05\u00A0RON'],
  [0, '0\u00A0RON'],
])('%d bani are written %j', (bani, label) => {
  expect(moneyLabel(bani)).toBe(label);
});

test('the amount and its currency are joined as Intl joins them', () => {
  const oracle = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });
  expect(moneyLabel(11950)).toBe(oracle.format(119.5));
});

describe('priceLabel', () => {
  test.each([
    ['a fixed price', fixedPrice, '50\u00A0RON'],
    ['a fixed price with a stray maximum', { ...fixedPrice, max_price: 8_000 }, '50\u00A0RON'],
    ['a range without upper end', { ...fixedPrice, range_price: true }, 'de la 50\u00A0RON'],
    ['a range', { ...fixedPrice, range_price: true, max_price: 8_000 }, 'între 50 și 80\u00A0RON'],
    [
      'a range of bani',
      { ...fixedPrice, range_price: true, max_price: 7_950 },
      'între 50 și 79,50\u00A0RON',
    ],
    [
      'a range without width',
      { ...fixedPrice, range_price: true, max_price: 5_000 },
      '50\u00A0RON',
    ],
    ['a hidden price', { ...fixedPrice, hidden_price: true }, 'Preț neafișat'],
    ['no price', { ...fixedPrice, price: null }, 'Preț neafișat'],
  ])('says %s @S8-20 @S9-22', (_, price, label) => {
    expect(priceLabel(price)).toBe(label);
  });
});

test('a line shows its price after the offer, or that a subscription covers it', () => {
  const offers = [
    { start_date: '2026-11-01', end_date: '2026-11-30', discount: 20, discount_type: 'percentage' },
  ];
  const services = [{ ...fixedPrice, id: 1, offers }];
  const today = priceBooking(services, { date: '2026-11-27' });
  const covered = priceBooking(services, { date: '2026-11-27', covered_service_id: 1 });
  expect(today.lines.map(lineLabel)).toEqual(['40\u00A0RON']);
  expect(covered.lines.map(lineLabel)).toEqual(['Inclus în abonament']);
});

describe('totalLabel', () => {
  test.each([
    [{ total: 14_000, max_total: 14_000, hidden_count: 0 }, '140\u00A0RON'],
    [{ total: 14_000, max_total: 17_050, hidden_count: 0 }, 'între 140 și 170,50\u00A0RON'],
    [{ total: 14_000, max_total: null, hidden_count: 0 }, 'de la 140\u00A0RON'],
    [
      { total: 14_000, max_total: 14_000, hidden_count: 1 },
      '140\u00A0RON + 1 preț stabilit la locație',
    ],
    [
      { total: 14_000, max_total: 14_000, hidden_count: 2 },
      '140\u00A0RON + 2 prețuri stabilite la locație',
    ],
    [{ total: null, max_total: null, hidden_count: 2 }, 'Preț neafișat'],
  ])('%j becomes %j @S8-20 @S9-22', (booking, label) => {
    expect(totalLabel(booking)).toBe(label);
  });
});

test.each([
  [800, 800, '−8\u00A0RON'],
  [800, 2_050, 'între −8 și −20,50\u00A0RON'],
  [0, 500, 'între −0 și −5\u00A0RON'],
  [800, null, '−8\u00A0RON'],
  [0, 0, null],
])('a voucher that lowers the price by %j to %j bani is written %j', (low, high, label) => {
  expect(voucherLabel({ voucher_discount: low, max_voucher_discount: high })).toBe(label);
});

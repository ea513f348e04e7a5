import { describe, expect, test } from 'vitest';
import { lowestPriceBefore } from './lowest-price.ts';
import type { Offer } from './offer.ts';

const offer: Offer = {
  start_date: '2026-11-20',
  end_date: '2026-11-30',
  discount: 50,
  discount_type: 'percentage',
};
const always = { since: '2020-01-01', price: 10_000 };

describe('the lowest price of the 30 days before an offer', () => {
  test('is the unchanged price: the offer itself does not count', () => {
    expect(lowestPriceBefore(offer, [always], [offer])).toBe(10_000);
  });

  test.each([
    ['2026-10-21', 9_000],
    ['2026-11-19', 9_000],
    ['2026-11-20', 10_000],
  ])('counts a lower price from %s on', (since, expected) => {
    expect(lowestPriceBefore(offer, [always, { since, price: 9_000 }], [offer])).toBe(expected);
  });

  test('is the price before a raise within the 30 days', () => {
    const raised = (since: string) => [always, { since, price: 20_000 }];
    expect(lowestPriceBefore(offer, raised('2026-11-19'), [offer])).toBe(10_000);
    expect(lowestPriceBefore(offer, raised('2026-10-22'), [offer])).toBe(10_000);
    expect(lowestPriceBefore(offer, raised('2026-10-21'), [offer])).toBe(10_000);
    expect(lowestPriceBefore(offer, raised('2026-10-20'), [offer])).toBe(20_000);
  });

  test('counts a price that applied for a part of a day', () => {
    const since = '2026-11-10';
    const brief = [always, { since, price: 6_000 }, { since, price: 10_000 }];
    expect(lowestPriceBefore(offer, brief, [offer])).toBe(6_000);
  });

  test.each([
    ['2026-10-20', 10_000],
    ['2026-10-21', 8_000],
  ])('counts another offer that ran until %s', (end_date, expected) => {
    const earlier = { ...offer, start_date: '2026-10-01', end_date, discount: 20 };
    expect(lowestPriceBefore(offer, [always], [offer, earlier])).toBe(expected);
  });

  test('is unknown if the history is shorter or a price was hidden', () => {
    expect(lowestPriceBefore(offer, [], [offer])).toBeNull();
    expect(lowestPriceBefore(offer, [{ ...always, since: '2026-10-22' }], [offer])).toBeNull();
    expect(lowestPriceBefore(offer, [{ ...always, since: '2026-10-21' }], [offer])).toBe(10_000);
    const hidden = [
      always,
      { since: '2026-11-01', price: null },
      { since: '2026-11-02', price: 1 },
    ];
    expect(lowestPriceBefore(offer, hidden, [offer])).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { activeOffer } from './offer.ts';
import type { Offer } from './offer.ts';

const NOVEMBER: Offer = {
  id: 1,
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  discount: 10,
  discount_type: 'percentage',
};

test.each([
  ['2026-10-31', undefined],
  ['2026-11-01', 1],
  ['2026-11-30', 1],
  ['2026-12-01', undefined],
])('on %s the offer of November is %s @S9-20', (date, id) => {
  expect(activeOffer([NOVEMBER], 10_000, date)?.id).toBe(id);
});

test('the offer that is best for the client wins, whatever its kind', () => {
  const fixed: Offer = { ...NOVEMBER, id: 2, discount: 15, discount_type: 'fixed' };
  expect(activeOffer([NOVEMBER, fixed], 10_000, '2026-11-27')?.id).toBe(2);
  expect(activeOffer([NOVEMBER, fixed], 20_000, '2026-11-27')?.id).toBe(1);
});

test('of equal offers the first one wins', () => {
  const same = { ...NOVEMBER, id: 2 };
  expect(activeOffer([NOVEMBER, same], 10_000, '2026-11-27')?.id).toBe(1);
});

test('an offer that lowers nothing is none', () => {
  const date = '2026-11-27';
  expect(activeOffer([{ ...NOVEMBER, discount: 0 }], 10_000, date)).toBeNull();
  expect(activeOffer([{ ...NOVEMBER, discount_type: 'gift' }], 10_000, date)).toBeNull();
  expect(activeOffer([NOVEMBER], 0, date)).toBeNull();
  expect(activeOffer([NOVEMBER], null, date)).toBeNull();
});

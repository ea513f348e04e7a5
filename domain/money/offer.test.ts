import { expect, test } from 'vitest';
import { activeOffer, offerInterval } from './offer.ts';

const november = {
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
  expect(activeOffer([november], 10_000, date)?.id).toBe(id);
});

test('the offer that is best for the client wins, whatever its kind', () => {
  const fixed = { ...november, id: 2, discount: 15, discount_type: 'fixed' };
  expect(activeOffer([november, fixed], 10_000, '2026-11-27')?.id).toBe(2);
  expect(activeOffer([november, fixed], 20_000, '2026-11-27')?.id).toBe(1);
});

test('of equal offers the first one wins', () => {
  const same = { ...november, id: 2 };
  expect(activeOffer([november, same], 10_000, '2026-11-27')?.id).toBe(1);
});

test('an offer that lowers nothing is ignored', () => {
  const date = '2026-11-27';
  expect(activeOffer([{ ...november, discount: 0 }], 10_000, date)).toBeNull();
  expect(activeOffer([{ ...november, discount_type: 'gift' }], 10_000, date)).toBeNull();
  expect(activeOffer([november], 0, date)).toBeNull();
});

test.each([
  ['2026-11-01', '2026-11-30', 'Ofertă din 1 până pe 30\u00A0noiembrie'],
  ['2026-10-28', '2026-11-12', 'Ofertă din 28\u00A0octombrie până pe 12\u00A0noiembrie'],
  ['2026-11-05', '2026-11-05', 'Ofertă pe 5\u00A0noiembrie'],
])('an offer from %s to %s has both dates in words', (start_date, end_date, words) => {
  expect(offerInterval({ start_date, end_date })).toBe(words);
});

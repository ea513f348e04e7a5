import { expect, test } from 'vitest';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { priceBooking } from '#domain/money/price.ts';
import { purchasePrice, refundOf, withdrawalDeadline } from './withdrawal.ts';

test.each([
  ['2026-11-20T10:00:00+02:00', '2026-12-05T00:00:00+02:00'],
  ['2026-11-20T23:59:00+02:00', '2026-12-05T00:00:00+02:00'],
  ['2026-11-21T10:00:00+02:00', '2026-12-08T00:00:00+02:00'],
  ['2026-11-22T10:00:00+02:00', '2026-12-08T00:00:00+02:00'],
  ['2026-10-20T10:00:00+03:00', '2026-11-04T00:00:00+02:00'],
  ['2026-11-16T10:00:00+02:00', '2026-12-03T00:00:00+02:00'],
  ['2026-12-11T10:00:00+02:00', '2026-12-29T00:00:00+02:00'],
  ['2026-03-27T10:00:00+02:00', '2026-04-15T00:00:00+03:00'],
])('a subscription bought at %s can be withdrawn from until %s', (bought, until) => {
  expect(toIsoWithOffset(withdrawalDeadline(new Date(bought)))).toBe(until);
});

test.each([
  [60_000, 0, 10, 60_000],
  [60_000, 1, 10, 54_000],
  [60_000, 10, 10, 0],
  [10_000, 1, 3, 6_667],
  [10_000, 2, 3, 3_334],
])('of %i bani, with %i of %i visits used, %i are paid back', (price, used, total, refund) => {
  expect(refundOf(price, { used, total })).toBe(refund);
});

const service = { max_price: null, range_price: false, hidden_price: false, offers: [] };
const subscription = { ...service, id: 1, price: 60_000 };
const haircut = { ...service, id: 2, price: 20_000 };

function paid(
  voucher: Parameters<typeof purchasePrice>[2],
  changes: Partial<typeof subscription> = {},
) {
  const services = [{ ...subscription, ...changes }, haircut];
  const { lines } = priceBooking(services, { date: '2026-11-27', voucher });
  return purchasePrice(lines[0]!, lines, voucher);
}

test.each([
  [null, 60_000],
  [{ discount: 10, discount_type: 'percentage', services: [] }, 54_000],
  [{ discount: 10, discount_type: 'percentage', services: [2] }, 60_000],
  [{ discount: 80, discount_type: 'fixed', services: [] }, 54_000],
  [{ discount: 80, discount_type: 'fixed', services: [1] }, 52_000],
  [{ discount: 900, discount_type: 'fixed', services: [] }, 0],
])('with the voucher %j a subscription of 600 RON costs %i bani', (voucher, price) => {
  expect(paid(voucher)).toBe(price);
});

test('a subscription whose price the location sets has no purchase price', () => {
  expect(paid(null, { hidden_price: true })).toBeNull();
  expect(paid(null, { range_price: true })).toBeNull();
});

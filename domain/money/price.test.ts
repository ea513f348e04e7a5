import { describe, expect, test } from 'vitest';
import { priceBooking, pricedService, type PricedService } from './price.ts';

const day = '2026-11-27';
const november = { start_date: '2026-11-01', end_date: '2026-11-30' };
const tenPercent = { ...november, discount: 10, discount_type: 'percentage' };
const hundredRon = { discount: 100, discount_type: 'fixed', services: [] };

function service(over: Partial<PricedService> = {}): PricedService {
  return {
    id: 1,
    price: 10_000,
    max_price: null,
    range_price: false,
    hidden_price: false,
    offers: [],
    ...over,
  };
}

function prices(booking: ReturnType<typeof priceBooking>) {
  return booking.lines.map(({ price, max_price }) => [price, max_price]);
}

test('prices of the contract are converted to bani', () => {
  const inRon = { ...service(), price: 99.99, max_price: 120.5, duration_min: 30 };
  expect(pricedService(inRon)).toMatchObject(service({ price: 9_999, max_price: 12_050 }));
  const unknown = { ...inRon, price: null, max_price: null };
  expect(pricedService(unknown)).toMatchObject(service({ price: null, max_price: null }));
});

test('without offer or voucher the total is the sum of the list prices', () => {
  const booking = priceBooking([service(), service({ id: 2, price: 5_050 })], { date: day });
  expect(booking).toMatchObject({
    list_total: 15_050,
    total: 15_050,
    max_total: 15_050,
    discount: 0,
    hidden_count: 0,
  });
});

test('an empty choice costs nothing', () => {
  expect(priceBooking([], { date: day })).toMatchObject({ total: 0, max_total: 0, lines: [] });
});

describe('offers', () => {
  test('count on their last day and not after it @S9-20', () => {
    const services = [service({ offers: [tenPercent] })];
    expect(priceBooking(services, { date: '2026-11-30' }).total).toBe(9_000);
    expect(priceBooking(services, { date: '2026-12-01' }).total).toBe(10_000);
  });

  test('lower both ends of a range, and the line names the offer @S9-17', () => {
    const range = service({ range_price: true, max_price: 20_000, offers: [tenPercent] });
    const booking = priceBooking([range], { date: day });
    expect(booking.lines[0]).toMatchObject({
      list: 10_000,
      price: 9_000,
      max_price: 18_000,
      offer: tenPercent,
    });
    expect(booking).toMatchObject({ total: 9_000, max_total: 18_000, discount: 1_000 });
  });

  test('a fixed offer above the price makes it 0 @S9-19', () => {
    const offers = [{ ...november, discount: 150, discount_type: 'fixed' }];
    expect(priceBooking([service({ offers })], { date: day }).total).toBe(0);
  });
});

describe('vouchers', () => {
  test('a percentage comes after the offer, on eligible lines only @S3-25', () => {
    const voucher = { discount: 50, discount_type: 'percentage', services: [1] };
    const services = [service({ offers: [tenPercent] }), service({ id: 2 })];
    const booking = priceBooking(services, { date: day, voucher });
    expect(prices(booking)).toEqual([
      [9_000, null],
      [10_000, null],
    ]);
    expect(booking).toMatchObject({ voucher_discount: 4_500, discount: 5_500, total: 14_500 });
  });

  test('a fixed amount reduces the eligible sum once', () => {
    const voucher = { discount: 30, discount_type: 'fixed', services: [1, 2] };
    const services = [service(), service({ id: 2, price: 5_000 }), service({ id: 3 })];
    const booking = priceBooking(services, { date: day, voucher });
    expect(prices(booking).map(([price]) => price)).toEqual([10_000, 5_000, 10_000]);
    expect(booking).toMatchObject({ voucher_discount: 3_000, total: 22_000 });
  });

  test('a fixed amount above the sum leaves 0 @S9-19', () => {
    const voucher = { ...hundredRon, discount: 500 };
    const booking = priceBooking([service(), service({ id: 2 })], { date: day, voucher });
    expect(booking).toMatchObject({ total: 0, discount: 20_000 });
  });

  test('the full fixed amount reduces both ends of a range', () => {
    const range = service({ price: 5_000, max_price: 18_000, range_price: true });
    const booking = priceBooking([range], { date: day, voucher: hundredRon });
    expect(prices(booking)).toEqual([[5_000, 18_000]]);
    expect(booking).toMatchObject({ total: 0, max_total: 8_000 });
    expect(booking).toMatchObject({ voucher_discount: 5_000, max_voucher_discount: 10_000 });
  });

  test('on an open-ended range a fixed discount has a maximum, a percentage has none', () => {
    const range = service({ range_price: true });
    const fixed = priceBooking([range], { date: day, voucher: hundredRon });
    expect(fixed).toMatchObject({ total: 0, max_total: null, max_voucher_discount: 10_000 });
    const voucher = { discount: 10, discount_type: 'percentage', services: [] };
    const percent = priceBooking([range], { date: day, voucher });
    expect(percent).toMatchObject({ voucher_discount: 1_000, max_voucher_discount: null });
  });

  test('an unknown type takes nothing off', () => {
    const voucher = { ...hundredRon, discount_type: 'gift' };
    expect(priceBooking([service()], { date: day, voucher }).total).toBe(10_000);
  });
});

describe('ranges', () => {
  test('an open-ended price makes the total open-ended', () => {
    const services = [service({ range_price: true }), service({ id: 2 })];
    expect(priceBooking(services, { date: day })).toMatchObject({
      total: 20_000,
      max_total: null,
    });
  });

  test('are marked on the line, unless its price is hidden or covered', () => {
    const range = service({ range_price: true, max_price: 20_000 });
    const services = [range, { ...range, id: 2, hidden_price: true }, { ...range, id: 3 }];
    const booking = priceBooking(services, { date: day, covered_service_id: 3 });
    expect(booking.lines.map(({ range_price }) => range_price)).toEqual([true, false, false]);
    expect(booking.lines.map(({ max_price }) => max_price)).toEqual([20_000, null, null]);
  });

  test('max_price is ignored unless the price is a range', () => {
    const booking = priceBooking([service({ max_price: 20_000 })], { date: day });
    expect(booking.lines[0]).toMatchObject({ price: 10_000, max_price: null });
    expect(booking.max_total).toBe(10_000);
  });
});

describe('hidden prices', () => {
  test.each([
    ['is hidden', { hidden_price: true }],
    ['has no price', { price: null }],
  ])('a service that %s is counted separately', (_, over) => {
    const booking = priceBooking([service({ id: 2 }), service(over)], { date: day });
    expect(booking).toMatchObject({ total: 10_000, hidden_count: 1 });
    expect(booking.lines[1]).toMatchObject({ hidden_price: true, list: null, price: null });
  });

  test('the total is null when no line shows a price @S8-20', () => {
    const booking = priceBooking([service({ hidden_price: true })], { date: day });
    expect(booking).toMatchObject({ total: null, max_total: null, list_total: 0, discount: 0 });
  });

  test('a hidden line takes no share of a voucher', () => {
    const services = [service({ hidden_price: true }), service({ id: 2, price: 15_000 })];
    const booking = priceBooking(services, { date: day, voucher: hundredRon });
    expect(booking.total).toBe(5_000);
  });
});

describe('a service covered by a subscription', () => {
  const services = [service({ offers: [tenPercent] }), service({ id: 2, price: 15_000 })];

  test('costs 0 and is no discount', () => {
    const booking = priceBooking(services, { date: day, covered_service_id: 1 });
    expect(booking).toMatchObject({ list_total: 15_000, total: 15_000, discount: 0 });
    expect(booking.lines[0]).toMatchObject({ covered: true, list: 10_000, price: 0, offer: null });
  });

  test('takes no share of a voucher', () => {
    const terms = { date: day, covered_service_id: 1, voucher: hundredRon };
    expect(priceBooking(services, terms).total).toBe(5_000);
  });

  test('costs 0 even when its price is hidden', () => {
    const terms = { date: day, covered_service_id: 1 };
    const booking = priceBooking([service({ hidden_price: true })], terms);
    expect(booking).toMatchObject({ total: 0, hidden_count: 0 });
  });
});

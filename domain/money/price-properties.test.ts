import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceBooking, type PricedService, type PriceTerms } from './price.ts';

const runs = process.env.ATTACK ? 20_000 : 300;
const days = ['2026-11-26', '2026-11-27', '2026-11-28'];

const bani = fc.integer({ min: 0, max: 100_000 });
const discount = fc.record({
  discount_type: fc.constantFrom('percentage', 'fixed', 'other'),
  // These often leave half a ban, which tests the rounding.
  discount: fc.oneof(
    fc.constantFrom(50, 25, 12.5, 33.33),
    fc.integer({ min: -1_000, max: 15_000 }).map((hundredths) => hundredths / 100),
  ),
});
const offer = fc
  .tuple(discount, fc.constantFrom(...days), fc.constantFrom(...days))
  .map(([terms, start_date, end_date]) => ({ ...terms, start_date, end_date }));

const services = fc
  .array(
    fc.record({
      price: fc.option(bani, { freq: 8 }),
      max_price: fc.option(bani, { freq: 3 }),
      range_price: fc.boolean(),
      hidden_price: fc.boolean(),
      offers: fc.array(offer, { maxLength: 3 }),
    }),
    { maxLength: 5 },
  )
  .map((list) => list.map((service, i): PricedService => ({ ...service, id: i + 1 })));

const terms: fc.Arbitrary<PriceTerms> = fc.record({
  date: fc.constantFrom(...days),
  covered_service_id: fc.option(fc.integer({ min: 1, max: 5 })),
  voucher: fc.option(
    fc
      .tuple(discount, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }))
      .map(([one, ids]) => ({ ...one, services: ids })),
  ),
});

test('a total equals exact fraction arithmetic for any offers, vouchers, ranges and subscriptions', () => {
  fc.assert(
    fc.property(services, terms, (list, on) => {
      const { total, max_total, hidden_count } = priceBooking(list, on);
      expect({ total, max_total, hidden_count }).toEqual(modelOf(list, on));
    }),
    { numRuns: runs },
  );
});

test('no price is below 0 or above the list, and lines minus discounts equal the total @S9-19', () => {
  fc.assert(
    fc.property(services, terms, (list, on) => {
      const booking = priceBooking(list, on);
      for (const line of booking.lines) {
        if (line.price === null) continue;
        expect(line.price).toBeGreaterThanOrEqual(0);
        expect(line.price).toBeLessThanOrEqual(line.list ?? 0);
        if (line.max_price !== null) expect(line.max_price).toBeGreaterThanOrEqual(line.price);
      }
      if (booking.total === null) return;
      expect(booking.total).toBeGreaterThanOrEqual(0);
      const low = booking.lines.reduce((sum, { price }) => sum + (price ?? 0), 0);
      expect(low - booking.voucher_discount).toBe(booking.total);
      expect(booking.list_total - booking.discount).toBe(booking.total);
      if (booking.max_total === null) return;
      expect(booking.max_total).toBeGreaterThanOrEqual(booking.total);
      const high = booking.lines.reduce((sum, one) => sum + (one.max_price ?? one.price ?? 0), 0);
      expect(high - (booking.max_voucher_discount ?? 0)).toBe(booking.max_total);
    }),
    { numRuns: runs },
  );
});

type Terms = { discount: number; discount_type: string };

function modelOf(list: PricedService[], on: PriceTerms) {
  const shown = list.filter(
    ({ id, hidden_price, price }) =>
      id === on.covered_service_id || (!hidden_price && price !== null),
  );
  const hidden_count = list.length - shown.length;
  if (shown.length === 0 && hidden_count > 0) return { total: null, max_total: null, hidden_count };
  const paid = shown.filter(({ id }) => id !== on.covered_service_id);
  const isOpen = paid.some(({ range_price, max_price }) => range_price && max_price === null);
  const lowOf = ({ price }: PricedService) => price ?? 0;
  const highOf = ({ price, max_price, range_price }: PricedService) =>
    range_price ? Math.max(price ?? 0, max_price ?? 0) : (price ?? 0);
  return {
    total: totalOf(paid, on, lowOf),
    max_total: isOpen ? null : totalOf(paid, on, highOf),
    hidden_count,
  };
}

function totalOf(
  paid: PricedService[],
  { date, voucher }: PriceTerms,
  amountOf: (service: PricedService) => number,
): number {
  const afterOffers = paid.map((service) => {
    const running = service.offers.filter((one) => one.start_date <= date && date <= one.end_date);
    // The best offer for the lower end also applies to the upper end.
    const prices = running.map((one) => lowered(service.price ?? 0, one));
    const best = running[prices.indexOf(Math.min(...prices))];
    const amount = amountOf(service);
    const isLower = best !== undefined && Math.min(...prices) < (service.price ?? 0);
    return { id: service.id, amount: isLower ? lowered(amount, best) : amount };
  });
  const sumOf = (amounts: { amount: number }[]) =>
    amounts.reduce((sum, one) => sum + one.amount, 0);
  if (!voucher) return sumOf(afterOffers);
  const isFor = ({ id }: { id: number }) =>
    voucher.services.length === 0 || voucher.services.includes(id);
  const eligible = afterOffers.filter(isFor);
  const rest = sumOf(afterOffers) - sumOf(eligible);
  if (voucher.discount_type === 'fixed')
    return rest + Math.max(0, sumOf(eligible) - hundredthsOf(voucher.discount));
  return rest + eligible.reduce((sum, { amount }) => sum + lowered(amount, voucher), 0);
}

function lowered(amount: number, terms: Terms): number {
  if (terms.discount_type === 'fixed') return Math.max(0, amount - hundredthsOf(terms.discount));
  if (terms.discount_type !== 'percentage') return amount;
  const left = BigInt(Math.max(0, 10_000 - hundredthsOf(terms.discount)));
  // Rounds half up.
  return Number((2n * BigInt(amount) * left + 10_000n) / 20_000n);
}

function hundredthsOf(discount: number): number {
  return Math.max(0, Number(discount.toFixed(2).replace('.', '')));
}

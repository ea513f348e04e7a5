import { discounted } from './discount.ts';
import type { LocalDate } from './local-time.ts';
import { toBani } from './money.ts';
import type { Bani } from './money.ts';
import { activeOffer } from './offer.ts';
import type { Offer } from './offer.ts';
import { isEligible, voucherReductions } from './voucher.ts';
import type { VoucherTerms } from './voucher.ts';

export type { VoucherTerms };

/**
 * What a service costs, in bani. With range_price: from `price` up to `max_price`, or without upper
 * end when that is null. Without range_price `max_price` does not count.
 */
export type PricedService = {
  id: number;
  price: Bani | null;
  max_price: Bani | null;
  range_price: boolean;
  hidden_price: boolean;
  offers: readonly Offer[];
};

/** The day of the booking and what lowers its price; the covered service is paid by subscription. */
export type PriceTerms = {
  date: LocalDate;
  voucher?: VoucherTerms | null;
  covered_service_id?: number | null;
};

/**
 * One service of a booking, in bani: the list price, and the price after offer and voucher. The
 * maxima are null unless the service has a range with an upper end; all is null on a hidden line.
 */
export type PriceLine = {
  service_id: number;
  list: Bani | null;
  list_max: Bani | null;
  price: Bani | null;
  max_price: Bani | null;
  range_price: boolean;
  hidden: boolean;
  covered: boolean;
  offer: Offer | null;
};

/**
 * The price of a booking, in bani. Hidden lines are only counted; a covered line counts 0 and is not
 * part of list_total. total = list_total - discount, null when every line is hidden. max_total
 * equals total when no line has a range, and is null when one has no upper end.
 */
export type BookingPrice = {
  lines: PriceLine[];
  list_total: Bani;
  total: Bani | null;
  max_total: Bani | null;
  discount: Bani;
  hidden_count: number;
};

/** A service on its way to a line: what it costs at least and at most, 0 when hidden or covered. */
type Part = {
  service: PricedService;
  hidden: boolean;
  covered: boolean;
  offer: Offer | null;
  low: Bani;
  high: Bani;
};

/** Returns a service of the contract, priced in RON, as one priced in bani. */
export function pricedService(service: {
  id: number;
  price: number | null;
  max_price: number | null;
  range_price: boolean;
  hidden_price: boolean;
  offers: readonly Offer[];
}): PricedService {
  const { id, price, max_price, range_price, hidden_price, offers } = service;
  return {
    id,
    price: price === null ? null : toBani(price),
    max_price: max_price === null ? null : toBani(max_price),
    range_price,
    hidden_price,
    offers,
  };
}

/**
 * Returns the price of services booked for a day: the best offer of each service, then the voucher
 * (a percentage on each eligible line, a fixed amount once over their sum, split in proportion),
 * half up per line, never below 0 (spec section 9). The line covered by a subscription is 0.
 */
export function priceBooking(
  services: readonly PricedService[],
  { date, voucher = null, covered_service_id = null }: PriceTerms,
): BookingPrice {
  const offered = services.map((service) =>
    withOffer(service, date, service.id === covered_service_id),
  );
  const parts = voucher ? withVoucher(offered, voucher) : offered;
  const counted = parts.filter(({ hidden, covered }) => !hidden && !covered);

  const list_total = sum(counted.map(({ service }) => service.price ?? 0));
  const total = sum(parts.map(({ low }) => low));
  const hidden_count = parts.filter(({ hidden }) => hidden).length;
  const allHidden = hidden_count > 0 && hidden_count === parts.length;
  const openEnded = counted.some(
    ({ service }) => service.range_price && service.max_price === null,
  );

  return {
    lines: parts.map(toLine),
    list_total,
    total: allHidden ? null : total,
    max_total: allHidden || openEnded ? null : sum(parts.map(({ high }) => high)),
    discount: list_total - total,
    hidden_count,
  };
}

function withOffer(service: PricedService, date: LocalDate, covered: boolean): Part {
  const { price } = service;
  const hidden = !covered && (service.hidden_price || price === null);
  if (price === null || hidden || covered) {
    return { service, hidden, covered, offer: null, low: 0, high: 0 };
  }
  const offer = activeOffer(service.offers, price, date);
  const reduced = (amount: Bani) => (offer ? discounted(amount, offer) : amount);
  const top = Math.max(price, upperEnd(service) ?? price);
  return { service, hidden, covered, offer, low: reduced(price), high: reduced(top) };
}

// Both ends of a range take the voucher in full: the client pays one of them, not their sum.
function withVoucher(parts: readonly Part[], voucher: VoucherTerms): Part[] {
  const eligible = (part: Part, amount: Bani) =>
    isEligible(voucher, part.service.id) ? amount : 0;
  const offLow = voucherReductions(
    voucher,
    parts.map((part) => eligible(part, part.low)),
  );
  const offHigh = voucherReductions(
    voucher,
    parts.map((part) => eligible(part, part.high)),
  );
  return parts.map((part, i) => {
    const low = part.low - (offLow[i] ?? 0);
    return { ...part, low, high: Math.max(low, part.high - (offHigh[i] ?? 0)) };
  });
}

function toLine({ service, hidden, covered, offer, low, high }: Part): PriceLine {
  const list_max = hidden ? null : upperEnd(service);
  return {
    service_id: service.id,
    list: hidden ? null : service.price,
    list_max,
    price: hidden ? null : low,
    max_price: list_max === null ? null : high,
    range_price: service.range_price && !hidden && !covered,
    hidden,
    covered,
    offer,
  };
}

function upperEnd({ range_price, max_price }: PricedService): Bani | null {
  return range_price ? max_price : null;
}

function sum(amounts: readonly Bani[]): Bani {
  return amounts.reduce((a, b) => a + b, 0);
}

import { discounted, isEligible, voucherReduction, type VoucherTerms } from './discount.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { maybeBani, type Bani } from './money.ts';
import { activeOffer, type Offer } from './offer.ts';

/** `max_price` applies only if `range_price`; null means no upper end. */
export type Price = {
  price: Bani | null;
  max_price: Bani | null;
  range_price: boolean;
  hidden_price: boolean;
};

export type PricedService = Price & { id: number; offers: readonly Offer[] };

type ServiceInRon = Omit<PricedService, 'price' | 'max_price'> & {
  price: number | null;
  max_price: number | null;
};

export type PriceTerms = {
  date: LocalDate;
  voucher?: VoucherTerms | null;
  covered_service_id?: number | null;
};

/**
 * `list` is the price before the offer, `price` after it, before the voucher. `max_price` is null
 * without a range or upper end. All amounts of a hidden line are null.
 */
export type PriceLine = Price & {
  service_id: number;
  list: Bani | null;
  covered: boolean;
  offer: Offer | null;
};

export type TotalPrice = {
  /** Null if all prices are hidden. */
  total: Bani | null;
  /** Equals `total` without a range; null if a range is open-ended or `total` is null. */
  max_total: Bani | null;
  hidden_count: number;
};

/** `max_voucher_discount` is null for a percentage of an open-ended range. */
export type VoucherDiscount = {
  voucher_discount: Bani;
  max_voucher_discount: Bani | null;
};

/**
 * A covered line costs 0 and is not in `list_total`. Unless null, `total` = sum of line prices −
 * `voucher_discount` = `list_total` − `discount`.
 */
export type BookingPrice = TotalPrice &
  VoucherDiscount & { lines: PriceLine[]; list_total: Bani; discount: Bani };

type Part = {
  service: PricedService;
  hidden: boolean;
  covered: boolean;
  offer: Offer | null;
  low: Bani;
  /** Infinity if open-ended. */
  high: number;
};

/** Converts RON to bani. */
export function pricedService(service: ServiceInRon): PricedService {
  return { ...service, price: maybeBani(service.price), max_price: maybeBani(service.max_price) };
}

/**
 * Applies each service's best offer, then the voucher: a percentage off each eligible line, or a
 * fixed amount off their sum. Rounds half up; never below 0.
 */
export function priceBooking(
  services: readonly PricedService[],
  { date, voucher = null, covered_service_id = null }: PriceTerms,
): BookingPrice {
  const parts = services.map((service) =>
    withOffer(service, date, service.id === covered_service_id),
  );
  const list_total = sum(
    parts.map(({ service, hidden, covered }) => (hidden || covered ? 0 : (service.price ?? 0))),
  );
  // The client pays one price in the range, so each end gets the full voucher.
  const low = afterVoucher(parts, voucher, (part) => part.low);
  const high = afterVoucher(parts, voucher, (part) => part.high);
  const hidden_count = parts.filter(({ hidden }) => hidden).length;
  const allHidden = hidden_count > 0 && hidden_count === parts.length;

  return {
    lines: parts.map(toLine),
    list_total,
    total: allHidden ? null : low.total,
    max_total: allHidden ? null : finite(high.total),
    voucher_discount: low.discount,
    max_voucher_discount: finite(high.discount),
    discount: list_total - low.total,
    hidden_count,
  };
}

function withOffer(service: PricedService, date: LocalDate, covered: boolean): Part {
  const { price, max_price, range_price } = service;
  const hidden = !covered && (service.hidden_price || price === null);
  if (price === null || hidden || covered) {
    return { service, hidden, covered, offer: null, low: 0, high: 0 };
  }
  const offer = activeOffer(service.offers, price, date);
  const reduced = (amount: Bani) => (offer ? discounted(amount, offer) : amount);
  const low = reduced(price);
  if (!range_price) return { service, hidden, covered, offer, low, high: low };
  const high = max_price === null ? Infinity : reduced(Math.max(price, max_price));
  return { service, hidden, covered, offer, low, high };
}

function afterVoucher(
  parts: readonly Part[],
  voucher: VoucherTerms | null,
  amountOf: (part: Part) => number,
): { total: number; discount: number } {
  const before = sum(parts.map(amountOf));
  if (!voucher) return { total: before, discount: 0 };
  const eligible = parts.filter(({ service }) => isEligible(voucher, service.id));
  const discount = voucherReduction(voucher, eligible.map(amountOf));
  return { total: before - discount, discount };
}

function toLine({ service, hidden, covered, offer, low, high }: Part): PriceLine {
  const isRange = service.range_price && !hidden && !covered;
  return {
    service_id: service.id,
    list: hidden ? null : service.price,
    price: hidden ? null : low,
    max_price: isRange && service.max_price !== null ? high : null,
    range_price: isRange,
    hidden_price: hidden,
    covered,
    offer,
  };
}

function finite(amount: number): Bani | null {
  return Number.isFinite(amount) ? amount : null;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}

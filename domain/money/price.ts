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
  const lines = services.map((service) => lineOf(service, date, service.id === covered_service_id));
  const list_total = sum(lines.map(({ covered, list }) => (covered ? 0 : (list ?? 0))));
  // The client pays one price in the range, so each end gets the full voucher.
  const low = afterVoucher(lines, voucher, lowEnd);
  const high = afterVoucher(lines, voucher, highEnd);
  const hidden_count = lines.filter(({ hidden_price }) => hidden_price).length;
  const allHidden = hidden_count > 0 && hidden_count === lines.length;

  return {
    lines,
    list_total,
    total: allHidden ? null : low.total,
    max_total: allHidden ? null : finite(high.total),
    voucher_discount: low.discount,
    max_voucher_discount: finite(high.discount),
    discount: list_total - low.total,
    hidden_count,
  };
}

function lineOf(service: PricedService, date: LocalDate, covered: boolean): PriceLine {
  const { id: service_id, price: list, max_price, range_price } = service;
  const unpriced = { service_id, covered, offer: null, max_price: null, range_price: false };
  if (covered) return { ...unpriced, list, price: 0, hidden_price: false };
  if (service.hidden_price || list === null)
    return { ...unpriced, list: null, price: null, hidden_price: true };
  const offer = activeOffer(service.offers, list, date);
  const reduced = (amount: Bani) => (offer ? discounted(amount, offer) : amount);
  return {
    service_id,
    list,
    price: reduced(list),
    max_price: range_price && max_price !== null ? reduced(Math.max(list, max_price)) : null,
    range_price,
    hidden_price: false,
    covered,
    offer,
  };
}

function lowEnd({ price }: PriceLine): number {
  return price ?? 0;
}

function highEnd({ price, max_price, range_price }: PriceLine): number {
  return range_price ? (max_price ?? Infinity) : (price ?? 0);
}

function afterVoucher(
  lines: readonly PriceLine[],
  voucher: VoucherTerms | null,
  amountOf: (line: PriceLine) => number,
): { total: number; discount: number } {
  const before = sum(lines.map(amountOf));
  if (!voucher) return { total: before, discount: 0 };
  const eligible = lines.filter(({ service_id }) => isEligible(voucher, service_id));
  const discount = voucherReduction(voucher, eligible.map(amountOf));
  return { total: before - discount, discount };
}

function finite(amount: number): Bani | null {
  return Number.isFinite(amount) ? amount : null;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}

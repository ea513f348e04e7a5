import type { Booking } from '#contract/booking.ts';
import { cancelReasonWords } from '#domain/booking/cancel-reason.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { toIsoWithOffset, toWallTime } from '#domain/time/local-time.ts';
import { maybeRon, toRon } from '#domain/money/money.ts';
import { lineLabel, totalLabel, voucherLabel } from '#domain/money/price-label.ts';
import type { VoucherDiscount } from '#domain/money/price.ts';
import { withdrawalDeadline } from '#domain/booking/withdrawal.ts';
import { presentImage } from '#server/catalogue/images/presenter.ts';
import { presentProvider, providerRowOf } from '#server/catalogue/provider-identity.ts';
import type { Written } from './place-booking.ts';
import type { BookingOrder } from './read-order.ts';
import type { BookingRow } from './repository.ts';

/** A booking as its client sees it: RON, Bucharest wall time, instants with offset. */
export function presentBooking(row: BookingRow): Booking {
  const start = toWallTime(row.starts_at);
  const duration = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
  return {
    id: row.id,
    status: row.status_now,
    location: {
      id: row.location_id,
      slug: row.slug,
      name: row.location_name,
      address: row.address,
      city: row.city,
      latitude: row.latitude,
      longitude: row.longitude,
      logo: row.logo && presentImage(row.logo),
      horizon_days: row.horizon_days,
      provider: presentProvider(row),
    },
    professional: {
      id: row.professional_id,
      name: `${row.first_name} ${row.last_name}`,
      title: row.title,
    },
    services: row.services.map(presentLine),
    start_date: start.date,
    start_time: start.time,
    starts_at: toIsoWithOffset(row.starts_at),
    ends_at: toIsoWithOffset(row.ends_at),
    duration,
    duration_label: durationLabel(duration),
    list_total: maybeRon(row.list_total_bani),
    discount: toRon(row.discount_bani),
    voucher_discount_label: voucherLabel(voucherDiscount(row)),
    total: maybeRon(row.total_bani),
    max_total: maybeRon(row.max_total_bani),
    total_label: totalLabel({
      total: row.total_bani,
      max_total: row.max_total_bani,
      hidden_count: row.hidden_count,
    }),
    hidden_count: row.hidden_count,
    comment: row.comment,
    custom_fields: row.custom_fields,
    voucher_code: row.voucher_code,
    purchase: row.purchase && {
      name: row.purchase.name,
      withdraw_until: toIsoWithOffset(withdrawalDeadline(row.created_at)),
    },
    cancel_until: toIsoWithOffset(row.cancel_until ?? row.starts_at),
    canceled_by: row.canceled_by,
    cancel_reason: cancelReasonWords(row.cancel_reason_id, row.cancel_reason),
    review: row.review && { rating: row.review.rating, comment: row.review.comment ?? '' },
    sequence: row.version,
    alert: row.alert,
    hold_expires_at: row.hold_expires_at && toIsoWithOffset(row.hold_expires_at),
    created_at: toIsoWithOffset(row.created_at),
  };
}

/** Presents a booking from the rows just written and their order, without reading it back. */
export function presentWritten(
  order: BookingOrder,
  { booking, services }: Written,
  former?: BookingRow,
): Booking {
  const { location } = order;
  const professional = location.staff.find(({ id }) => id === booking.professional_id);
  if (!professional) throw new Error('A booking is with somebody who does not work there');
  const { first_name, last_name, title } = professional;
  return presentBooking({
    ...booking,
    ...{ first_name, last_name, title },
    ...{ kind: 'booking', version: 0, status_now: booking.status, custom_fields: order.answers },
    ...{
      starts_at: order.startsAt,
      ends_at: order.endsAt,
      voucher_code: order.voucher?.code ?? null,
      purchase: order.newSubscription,
    },
    ...providerRowOf(location),
    location_name: location.name,
    slug: location.slug,
    address: location.address,
    city: location.city,
    latitude: location.latitude,
    longitude: location.longitude,
    horizon_days: location.horizon_days,
    logo: location.logo,
    services: services.map((line) => ({ ...line, id: line.service_id })),
    ...{ canceled_by: null, cancel_reason_id: null, cancel_reason: null },
    ...{ review: null, alert: false },
    ...(former && {
      version: former.version + 1,
      created_at: former.created_at,
      review: former.review,
      alert: former.alert,
    }),
  });
}

function presentLine(line: BookingRow['services'][number]): Booking['services'][number] {
  const { id, name, duration_min, price_bani, max_price_bani, covered, hidden_price } = line;
  const label = {
    service_id: id,
    list: price_bani,
    list_max: max_price_bani,
    price: price_bani,
    max_price: max_price_bani,
    range_price: line.range_price,
    hidden: hidden_price,
    covered,
    offer: null,
  };
  return {
    id,
    name,
    duration: duration_min,
    price: hidden_price ? null : maybeRon(price_bani),
    price_label: lineLabel(label),
    covered,
  };
}

/** Sum of the lines minus the total. */
function voucherDiscount({ services, total_bani, max_total_bani }: BookingRow): VoucherDiscount {
  const low = services.reduce((sum, { price_bani }) => sum + (price_bani ?? 0), 0);
  const high = services.reduce(
    (sum, { price_bani, max_price_bani }) => sum + (max_price_bani ?? price_bani ?? 0),
    0,
  );
  return {
    voucher_discount: low - (total_bani ?? low),
    max_voucher_discount: max_total_bani === null ? null : high - max_total_bani,
  };
}

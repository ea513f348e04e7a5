import type { Booking } from '#contract/booking.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { minuteMs, toIsoWithOffset, toWallTime } from '#domain/time/local-time.ts';
import { maybeRon, toRon } from '#domain/money/money.ts';
import { lineLabel, totalLabel, voucherLabel } from '#domain/money/price-label.ts';
import type { VoucherDiscount } from '#domain/money/price.ts';
import { cancelReasonWords } from '#domain/booking/cancel-reason.ts';
import { withdrawalDeadline } from '#domain/booking/withdrawal.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import { presentImage } from '#server/catalogue/images/presenter.ts';
import type { BookingRow } from './details-repository.ts';

export function presentBooking(booking: BookingRow): Booking {
  const { starts_at, ends_at, purchase } = booking;
  const start = toWallTime(starts_at);
  const duration = (ends_at.getTime() - starts_at.getTime()) / minuteMs;
  return {
    id: booking.id,
    status: booking.status,
    location: {
      id: booking.location_id,
      slug: booking.slug,
      name: booking.location_name,
      address: booking.address,
      city: booking.city,
      latitude: booking.latitude,
      longitude: booking.longitude,
      horizon_days: booking.horizon_days,
      logo: booking.logo && presentImage(booking.logo),
      provider: booking.provider,
    },
    professional: { id: booking.professional_id, name: fullName(booking), title: booking.title },
    services: booking.services.map(presentService),
    start_date: start.date,
    start_time: start.time,
    starts_at: toIsoWithOffset(starts_at),
    ends_at: toIsoWithOffset(ends_at),
    duration,
    duration_label: durationLabel(duration),
    list_total: maybeRon(booking.list_total_bani),
    discount: toRon(booking.discount_bani),
    voucher_discount_label: voucherLabel(voucherDiscount(booking)),
    total: maybeRon(booking.total_bani),
    max_total: maybeRon(booking.max_total_bani),
    total_label: totalLabel({
      total: booking.total_bani,
      max_total: booking.max_total_bani,
      hidden_count: booking.hidden_count,
    }),
    hidden_count: booking.hidden_count,
    comment: booking.comment,
    custom_fields: booking.custom_fields,
    voucher_code: booking.voucher_code,
    purchase: purchase && {
      name: purchase.name,
      withdraw_until:
        purchase.bought_at && toIsoWithOffset(withdrawalDeadline(new Date(purchase.bought_at))),
    },
    cancel_until: toIsoWithOffset(booking.cancel_until),
    canceled_by: booking.canceled_by,
    cancel_reason: cancelReasonWords(booking.cancel_reason_id, booking.cancel_reason),
    review: booking.review,
    sequence: booking.version,
    alert: booking.alert,
    hold_expires_at: booking.hold_expires_at && toIsoWithOffset(booking.hold_expires_at),
    created_at: toIsoWithOffset(booking.created_at),
  };
}

function presentService(service: BookingRow['services'][number]): Booking['services'][number] {
  const {
    service_id: id,
    name,
    duration_min,
    price_bani: price,
    max_price_bani: max_price,
    covered,
  } = service;
  return {
    id,
    name,
    duration: duration_min,
    price: service.hidden_price ? null : maybeRon(price),
    price_label: lineLabel({ ...service, price, max_price }),
    covered,
  };
}

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

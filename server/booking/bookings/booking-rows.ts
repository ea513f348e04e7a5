import { cancelDeadline, pendingUntil } from '#domain/booking/booking-status.ts';
import type { PriceLine } from '#domain/money/price.ts';
import { rangeOf } from '#server/db/column-types.ts';
import type { BookingRow } from './details-repository.ts';
import type { BookingOrder } from './read-order.ts';
import type { NewBooking, NewServiceLine } from './repository.ts';

type BookingRows = { booking: NewBooking; services: NewServiceLine[] };

export type Placement = {
  id: string;
  /** The booking being rescheduled. */
  former: BookingRow | null;
  now: Date;
};

export function rowsOf(
  order: BookingOrder,
  { id, former, now }: Placement,
  professionalId: number,
): BookingRows {
  const { location, body, price, startsAt, endsAt } = order;
  const isPending = isPendingWith(order, professionalId);
  const decideBy = former?.status === 'pending' ? former.hold_expires_at : null;
  const booking = {
    id,
    location_id: location.id,
    professional_id: professionalId,
    user_id: order.userId,
    status: isPending ? ('pending' as const) : ('approved' as const),
    during: rangeOf({ start: startsAt, end: endsAt }),
    any_professional: body.professional_id === null,
    comment: body.comment || null,
    custom_fields: JSON.stringify(order.customFields),
    list_total_bani: price.list_total,
    total_bani: price.total,
    max_total_bani: price.max_total,
    discount_bani: price.discount,
    hidden_count: price.hidden_count,
    hold_expires_at: isPending ? earlier(pendingUntil(now, startsAt), decideBy) : null,
    cancel_until: cancelDeadline(startsAt, location.cancel_notice_min),
    arrival_delay: null,
    told_at: now,
    created_at: now,
  };
  const services = location.services.map((service, position) => {
    const line = price.lines[position];
    if (!line) throw new Error('A booked service has no price line');
    return { booking_id: id, ...serviceLine(service, line), position };
  });
  return { booking, services };
}

export function serviceLine(
  service: { id: number; name: string; duration_min: number },
  line: PriceLine,
) {
  return {
    service_id: service.id,
    name: service.name,
    duration_min: service.duration_min,
    list_bani: line.list,
    price_bani: line.price,
    max_price_bani: line.max_price,
    range_price: line.range_price,
    hidden_price: line.hidden_price,
    covered: line.covered,
  };
}

export function isPendingWith({ location }: BookingOrder, professionalId: number): boolean {
  const isStale = location.staff.some((one) => one.id === professionalId && one.has_stale_source);
  return location.approval === 'manual' || isStale;
}

function earlier(one: Date, bound: Date | null): Date {
  return bound !== null && bound < one ? bound : one;
}

/** Reading the booking back would prolong the locks. */
export function writtenBooking(
  order: BookingOrder,
  { booking, services }: BookingRows,
  former: BookingRow | null,
): BookingRow {
  const professional = order.location.staff.find(({ id }) => id === booking.professional_id);
  if (!professional)
    throw new Error('The booked professional is not among the staff of the location');
  return {
    ...order.location,
    ...professional,
    ...booking,
    starts_at: order.startsAt,
    ends_at: order.endsAt,
    created_at: former?.created_at ?? booking.created_at,
    cancel_until: booking.cancel_until ?? order.startsAt,
    services,
    custom_fields: order.customFields,
    voucher_code: order.voucher?.code ?? null,
    purchase: order.newSubscription && {
      name: order.newSubscription.name,
      bought_at:
        former?.purchase?.bought_at ??
        (booking.status === 'approved' ? booking.created_at.toISOString() : null),
    },
    canceled_by: null,
    cancel_reason_id: null,
    cancel_reason: null,
    review: former?.review ?? null,
    version: former ? former.version + 1 : 0,
    alert: former?.alert ?? false,
  };
}

import { cancelDeadline, pendingUntil } from '#domain/booking/booking-status.ts';
import type { PriceLine } from '#domain/money/price.ts';
import { rangeOf } from '#server/db/column-types.ts';
import type { BookingRow } from './details-repository.ts';
import type { BookingOrder } from './read-order.ts';

/** `details` has what the database would return; to read it back would prolong the locks. */
export function rowsOf(order: BookingOrder, professionalId: number) {
  const { id, former, now, location, body, price, startsAt, endsAt } = order;
  const professional = location.staff.find((one) => one.id === professionalId);
  if (!professional)
    throw new Error('The booked professional is not among the staff of the location');
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
  const details: BookingRow = {
    ...location,
    ...professional,
    ...booking,
    starts_at: startsAt,
    ends_at: endsAt,
    created_at: former?.created_at ?? now,
    services,
    custom_fields: order.customFields,
    voucher_code: order.voucher?.code ?? null,
    purchase: order.newSubscription && {
      name: order.newSubscription.name,
      bought_at: former?.purchase?.bought_at ?? (isPending ? null : now.toISOString()),
    },
    canceled_by: null,
    cancel_reason_id: null,
    cancel_reason: null,
    review: former?.review ?? null,
    version: former ? former.version + 1 : 0,
    alert: former?.alert ?? false,
  };
  return { booking, services, details };
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

import { locationOf, professionalOf, type Booking } from './booking.ts';
import type { BookingRows } from './place-booking.ts';
import type { BookingOrder } from './read-order.ts';

/** Built from the rows to write: a read would prolong the locks. */
export function writtenBooking(
  order: BookingOrder,
  { booking, services }: BookingRows,
  former?: Booking,
): Booking {
  const professional = order.location.staff.find(({ id }) => id === booking.professional_id);
  if (!professional)
    throw new Error('The booked professional is not among the staff of the location');
  return {
    id: booking.id,
    user_id: booking.user_id,
    status: booking.status,
    starts_at: order.startsAt,
    ends_at: order.endsAt,
    created_at: former?.created_at ?? booking.created_at,
    cancel_until: booking.cancel_until ?? order.startsAt,
    hold_expires_at: booking.hold_expires_at,
    arrival_delay: booking.arrival_delay,
    location: locationOf(order.location),
    professional: professionalOf(professional),
    services: services.map((line) => ({ ...line, id: line.service_id })),
    list_total_bani: booking.list_total_bani,
    total_bani: booking.total_bani,
    max_total_bani: booking.max_total_bani,
    discount_bani: booking.discount_bani,
    hidden_count: booking.hidden_count,
    comment: booking.comment,
    custom_fields: order.customFields,
    voucher_code: order.voucher?.code ?? null,
    purchase: order.newSubscription && {
      name: order.newSubscription.name,
      bought_at:
        former?.purchase?.bought_at ?? (booking.status === 'approved' ? booking.created_at : null),
    },
    canceled_by: null,
    cancel_reason: null,
    review: former?.review ?? null,
    version: former ? former.version + 1 : 0,
    alert: former?.alert ?? false,
  };
}

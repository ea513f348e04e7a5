import type { ProviderBooking } from '#contract/provider.ts';
import { returnsConsumables } from '#domain/booking/booking-status.ts';
import { presentBooking } from '../bookings/presenter.ts';
import type { BookingRow } from '../bookings/repository.ts';
import type { UserRow } from '#server/identity/users/repository.ts';
import { actionsOn, linkEnd } from './booking-actions.ts';

/**
 * A booking as its location sees it. Hides the client's contact and texts once the booking will not take
 * place, and from a day after its end.
 */
export function presentProviderBooking(
  row: BookingRow,
  client: UserRow | null,
  now: Date,
): ProviderBooking {
  const booking = presentBooking(row);
  const isNeeded = !returnsConsumables(booking.status) && now < linkEnd(row);
  return {
    status: booking.status,
    canceled_by: booking.canceled_by,
    actions: actionsOn(row, now),
    location_name: booking.location.name,
    start_date: booking.start_date,
    start_time: booking.start_time,
    duration_label: booking.duration_label,
    professional_name: booking.professional.name,
    services: booking.services.map(({ name }) => name),
    total_label: booking.total_label,
    client:
      isNeeded && client
        ? { name: `${client.first_name} ${client.last_name}`.trim(), phone: client.phone }
        : null,
    comment: isNeeded ? booking.comment : null,
    custom_fields: isNeeded
      ? booking.custom_fields.map(({ label, value }) => ({ label, value }))
      : [],
    hold_expires_at: booking.hold_expires_at,
  };
}

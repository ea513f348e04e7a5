import type { ProviderBooking } from '#contract/provider.ts';
import { presentBooking } from '../bookings/presenter.ts';
import type { BookingRow } from '../bookings/repository.ts';
import type { UserRow } from '../users/repository.ts';

/** A booking as its location sees it: with whom it is and what they wrote, without what the client sees beside it. */
export function presentProviderBooking(row: BookingRow, client: UserRow | null): ProviderBooking {
  const booking = presentBooking(row);
  return {
    status: booking.status,
    location_name: booking.location.name,
    start_date: booking.start_date,
    start_time: booking.start_time,
    duration_label: booking.duration_label,
    professional_name: booking.professional.name,
    services: booking.services.map(({ name }) => name),
    total_label: booking.total_label,
    client: client && {
      name: `${client.first_name} ${client.last_name}`.trim(),
      phone: client.phone,
    },
    comment: booking.comment,
    custom_fields: booking.custom_fields.map(({ label, value }) => ({ label, value })),
    hold_expires_at: booking.hold_expires_at,
  };
}

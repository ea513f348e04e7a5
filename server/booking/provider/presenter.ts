import type { BookingAction, ProviderBooking } from '#contract/provider.ts';
import { returnsConsumables } from '#domain/booking/booking-status.ts';
import { dayMs } from '#domain/time/local-time.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import type { BookingRow } from '../bookings/details-repository.ts';
import { presentBooking } from '../bookings/presenter.ts';
import type { UserRow } from '#server/identity/users/repository.ts';

export function presentProviderBooking(
  booking: BookingRow,
  client: UserRow | null,
  now: Date,
): ProviderBooking {
  const presented = presentBooking(booking);
  const isNeeded = !returnsConsumables(booking.status) && now < linkEnd(booking);
  return {
    status: booking.status,
    canceled_by: booking.canceled_by,
    actions: actionsOn(booking, now),
    location_name: booking.location_name,
    start_date: presented.start_date,
    start_time: presented.start_time,
    duration_label: presented.duration_label,
    professional_name: presented.professional.name,
    services: booking.services.map(({ name }) => name),
    total_label: presented.total_label,
    client: isNeeded && client ? { name: fullName(client), phone: client.phone } : null,
    comment: isNeeded ? booking.comment : null,
    custom_fields: isNeeded
      ? booking.custom_fields.map(({ label, value }) => ({ label, value }))
      : [],
    hold_expires_at: presented.hold_expires_at,
    arrival_delay: isNeeded ? booking.arrival_delay : null,
  };
}

type Actionable = Pick<BookingRow, 'status' | 'starts_at' | 'review'>;

export function actionsOn({ status, starts_at, review }: Actionable, now: Date): BookingAction[] {
  if (status === 'pending') return ['decide'];
  if (status !== 'approved') return [];
  if (now < starts_at) return ['cancel'];
  return review ? [] : ['mark_missed'];
}

/** From this instant, links are invalid and the operator sees no client data. */
export function linkEnd({ ends_at }: Pick<BookingRow, 'ends_at'>): Date {
  return new Date(ends_at.getTime() + dayMs);
}

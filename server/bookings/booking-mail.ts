import type { Booking } from '#contract/booking.ts';
import type { Tx } from '../deps.ts';
import type { Job } from '../jobs/jobs.ts';
import type { BookingNews } from '../messages/message.ts';
import { findUser, type UserRow } from '../users/repository.ts';

type BookingTemplate =
  'booking_placed' | 'booking_moved' | 'booking_canceled' | 'booking_expired' | 'booking_soon';

/** The mail that tells a client what became of a booking. What they wrote stays out of it. */
export async function bookingMail(
  tx: Tx,
  template: BookingTemplate,
  userId: string,
  booking: Booking,
): Promise<Job> {
  const user = await findUser(tx, userId);
  if (!user) throw new Error(`User ${userId} books and is not there`);
  return mailOf(template, user, booking);
}

/** The same mail, for a client who has been read already. */
export function mailOf(
  template: BookingTemplate,
  { email, first_name }: Pick<UserRow, 'email' | 'first_name'>,
  booking: Booking,
): Job {
  const message = { template, channel: 'mail', to: email, first_name } as const;
  return { kind: 'message', ...message, booking: newsOf(booking) };
}

/** What messages tell of a booking. */
export function newsOf(booking: Booking): BookingNews {
  const { id, status, sequence, location, starts_at, ends_at, total_label } = booking;
  return {
    ...{ id, status, sequence, starts_at, ends_at, total_label },
    cancel_until: booking.cancel_until,
    created_at: booking.created_at,
    location: location.name,
    address: `${location.address}, ${location.city}`,
    professional: booking.professional.name,
    services: booking.services.map(({ name }) => name),
  };
}

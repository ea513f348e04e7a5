import type { Booking } from '#contract/booking.ts';
import type { Tx } from '../deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { findUser } from '../users/repository.ts';

/** The mail that tells a client what became of a booking. What they wrote stays out of it. */
export async function bookingMail(
  tx: Tx,
  template: 'booking_placed' | 'booking_moved' | 'booking_canceled',
  userId: string,
  booking: Booking,
): Promise<Job> {
  const user = await findUser(tx, userId);
  if (!user) throw new Error(`User ${userId} books and is not there`);
  const { id, status, location, starts_at, cancel_until, total_label } = booking;
  return {
    kind: 'message',
    template,
    channel: 'mail',
    to: user.email,
    first_name: user.first_name,
    booking: {
      id,
      status,
      starts_at,
      cancel_until,
      total_label,
      location: location.name,
      address: `${location.address}, ${location.city}`,
      professional: booking.professional.name,
      services: booking.services.map(({ name }) => name),
    },
  };
}

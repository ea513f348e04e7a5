import type { Booking } from '#contract/booking.ts';
import type { Tx } from '../deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { findUser } from '../session/repository.ts';

/** The mail that tells a client of a booking just placed. Their comment and answers stay out of it. */
export async function bookingMail(tx: Tx, userId: string, booking: Booking): Promise<Job> {
  const user = await findUser(tx, userId);
  if (!user) throw new Error(`User ${userId} books and is not there`);
  const { id, status, location, starts_at, total_label } = booking;
  return {
    kind: 'message',
    template: 'booking_placed',
    channel: 'mail',
    to: user.email,
    first_name: user.first_name,
    booking: {
      id,
      status,
      starts_at,
      total_label,
      location: location.name,
      address: `${location.address}, ${location.city}`,
      professional: booking.professional.name,
      services: booking.services.map(({ name }) => name),
    },
  };
}

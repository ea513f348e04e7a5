import type { Review, ReviewBookingBody } from '#contract/review.ts';
import { bookingState } from '#domain/booking/booking-status.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { readClient } from '../bookings/booking-mail.ts';
import { readBooking } from '../bookings/details-repository.ts';
import { lockBooking } from '../bookings/locks.ts';
import { presentReview } from './presenter.ts';
import { insertReview } from './repository.ts';

export async function reviewBooking(
  { db, now: clock }: Deps,
  userId: string,
  id: string,
  { rating, comment = '' }: ReviewBookingBody,
): Promise<Review> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    // The location may mark the visit as missed concurrently.
    await lockBooking(tx, id, userId);
    const booking = await readBooking(tx, { id, userId, now });
    const client = await readClient(tx, userId);
    if (bookingState(booking, now) !== 'done') throw new AppError('not_reviewable');
    const [initial = ''] = client.last_name;
    const review = await insertReview(tx, {
      location_id: booking.location_id,
      booking_id: id,
      author: `${client.first_name} ${initial}.`,
      rating,
      comment,
      service_name: booking.services[0]?.name ?? null,
      professional_id: booking.professional_id,
      created_at: now,
    });
    if (!review) throw new AppError('not_reviewable');
    return presentReview(review);
  });
}

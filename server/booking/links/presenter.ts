import type { LinkedBooking } from '#contract/booking-link.ts';
import { openArrivals } from '#domain/booking/arrival.ts';
import type { Deps } from '#server/deps.ts';
import { needsApproval } from '#server/identity/users/repository.ts';
import type { Booking } from '../bookings/booking.ts';
import { presentBooking } from '../bookings/presenter.ts';

export async function presentLinkedBooking(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, booking }: { userId: string; booking: Booking },
): Promise<LinkedBooking> {
  return {
    ...presentBooking(booking),
    comment: null,
    custom_fields: [],
    voucher_code: null,
    purchase: null,
    review: null,
    cancel_reason: booking.canceled_by === 'client' ? null : booking.cancel_reason,
    needs_approval: await needsApproval(db, { userId, now: now() }),
    arrival: {
      delay: booking.arrival_delay,
      open: booking.contact_email === null ? [] : openArrivals(booking, now()),
    },
  };
}

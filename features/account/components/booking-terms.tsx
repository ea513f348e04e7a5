import { copy as bookingCopy } from '#components/booking/copy.ts';
import type { Booking } from '#contract/booking.ts';
import { bookingState } from '#domain/booking-status.ts';
import { instantLabel } from '#domain/date-label.ts';
import { useMinute } from '#hooks/use-now.ts';
import { copy } from '../copy.ts';

/** What became of a booking, or what still holds for one to come. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const now = useMinute() ?? new Date();
  const state = bookingState(booking, now);
  if (state !== 'pending' && state !== 'approved') {
    return <p className="text-muted">{bookingCopy.states[state]}</p>;
  }
  if (new Date(booking.starts_at) <= now) return null;
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {state === 'pending' && booking.hold_expires_at && (
        <li>{copy.holdUntil(instantLabel(booking.hold_expires_at))}</li>
      )}
      <li>{bookingCopy.cancel}</li>
      <li>{bookingCopy.payThere}</li>
    </ul>
  );
}

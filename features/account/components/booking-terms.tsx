'use client';

import type { Booking } from '#contract/booking.ts';
import { instantLabel } from '#domain/date-label.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { copy } from '../copy.ts';

/** What still holds for a booking to come: until when it can be canceled or the location may answer. */
export function BookingTerms({ booking }: { booking: Booking }) {
  // The hour of the server and that of the browser may lie on two sides of a deadline.
  const hydrated = useHydrated();
  const { status, cancel_until, hold_expires_at, starts_at } = booking;
  if (!hydrated || (status !== 'pending' && status !== 'approved')) return null;
  const now = new Date();
  if (new Date(starts_at) <= now) return null;
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {status === 'pending' && hold_expires_at && (
        <li>{copy.holdUntil(instantLabel(hold_expires_at))}</li>
      )}
      {new Date(cancel_until) > now && <li>{copy.cancelUntil(instantLabel(cancel_until))}</li>}
      <li>{copy.payThere}</li>
    </ul>
  );
}

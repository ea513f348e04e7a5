'use client';

import type { Booking } from '#contract/booking.ts';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { useMinute } from '#hooks/use-now.ts';

export function BookingTerms({ booking }: { booking: Booking }) {
  const terms = bookingTerms(booking, useMinute() ?? new Date());
  if (terms.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {terms.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

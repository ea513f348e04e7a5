import { BookingFacts } from '#components/booking/booking-facts.tsx';
import { BookingWays } from '#components/booking/booking-ways.tsx';
import { copy } from '#components/booking/copy.ts';
import type { Booking } from '#contract/booking.ts';
import { dateTimeLabel } from '#domain/date-label.ts';

type PlacedBookingProps = {
  booking: Booking;
  /** Whether it still takes place, as far as is known. */
  open: boolean;
};

/** What was booked, for when, where and for how much, with the ways to keep it and to get there. */
export function PlacedBooking({ booking, open }: PlacedBookingProps) {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="font-display text-xl font-semibold first-letter:uppercase">
        {dateTimeLabel(booking.start_date, booking.start_time)}
      </p>
      <BookingFacts booking={booking} />
      {open && (
        <ul className="flex flex-col gap-1 text-muted">
          <li>{copy.cancel}</li>
          <li>{copy.payThere}</li>
        </ul>
      )}
      <BookingWays booking={booking} />
    </section>
  );
}

import { CalendarLink } from '#components/booking/calendar-link.tsx';
import { DirectionsLink } from '#components/booking/directions-link.tsx';
import type { Booking } from '#contract/booking.ts';

/** The way there, and into the calendar. */
export function BookingWays({ booking }: { booking: Booking }) {
  return (
    <div className="flex flex-wrap gap-3">
      <DirectionsLink location={booking.location} />
      <CalendarLink booking={booking} />
    </div>
  );
}

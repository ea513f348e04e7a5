import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { bookingState } from '#domain/booking-status.ts';
import { useMinute } from '#hooks/use-now.ts';
import { bookingPath } from '#lib/location-path.ts';
import { CalendarFileLink } from './calendar-file-link.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { copy } from './copy.ts';
import { DirectionsLink } from './directions-link.tsx';

/** What can be done with a booking: the way there, into the calendar once confirmed, and again when it is closed. */
export function BookingWays({ booking }: { booking: Booking }) {
  const { location, services, professional } = booking;
  const state = bookingState(booking, useMinute() ?? new Date());
  const again = bookingPath(location.id, location.slug, {
    services: services.map(({ id }) => id),
    professional: professional.id,
  });
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {state === 'pending' || state === 'approved' ? (
        <DirectionsLink location={location} />
      ) : (
        <ButtonLink href={again}>{copy.bookAgain}</ButtonLink>
      )}
      {state === 'approved' && (
        <>
          <CalendarLink booking={booking} />
          <CalendarFileLink booking={booking} />
        </>
      )}
    </div>
  );
}

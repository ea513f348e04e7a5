import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Booking } from '#contract/booking.ts';
import { calendarEvent, calendarFile } from '#domain/calendar-file.ts';
import { directionsUrl, googleCalendarUrl } from '#lib/google-links.ts';
import { bookAgainPath } from './book-again-path.ts';
import { copy } from './copy.ts';
import { useBookingState } from './use-booking-state.ts';

/** What can be done with a booking: the way there, into the calendar once confirmed, and again when it is closed. */
export function BookingWays({ booking }: { booking: Booking }) {
  const { location } = booking;
  const state = useBookingState(booking);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {state === 'pending' || state === 'approved' ? (
        <ButtonLink
          href={directionsUrl(location)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
        >
          <Icon name="navigation" />
          {copy.directions}
        </ButtonLink>
      ) : (
        <ButtonLink href={bookAgainPath(booking)}>{copy.bookAgain}</ButtonLink>
      )}
      {state === 'approved' && <CalendarLinks booking={booking} />}
    </div>
  );
}

/** Into Google Calendar by address, into any other calendar as a file. */
function CalendarLinks({ booking }: { booking: Booking }) {
  const event = calendarEvent(booking);
  const file = encodeURIComponent(calendarFile(event, new Date(booking.created_at)));
  return (
    <>
      <ButtonLink
        href={googleCalendarUrl(event)}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
      >
        <Icon name="calendar-plus" />
        {copy.googleCalendar}
      </ButtonLink>
      <ButtonLink
        href={`data:text/calendar;charset=utf-8,${file}`}
        download="programare.ics"
        variant="secondary"
      >
        <Icon name="calendar-plus" />
        {copy.otherCalendar}
      </ButtonLink>
    </>
  );
}

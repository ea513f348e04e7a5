import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Booking } from '#contract/booking.ts';
import { googleCalendarUrl } from '#lib/calendar-event.ts';
import { copy } from './copy.ts';

/** Puts a booking into the client's Google Calendar. */
export function CalendarLink({ booking }: { booking: Booking }) {
  return (
    <ButtonLink
      href={googleCalendarUrl(booking)}
      target="_blank"
      rel="noreferrer"
      variant="secondary"
    >
      <Icon name="calendar-plus" />
      {copy.googleCalendar}
    </ButtonLink>
  );
}

import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Booking } from '#contract/booking.ts';
import { calendarFile } from '#lib/calendar-event.ts';
import { copy } from './copy.ts';

/** A booking as a file, for any other calendar. */
export function CalendarFileLink({ booking }: { booking: Booking }) {
  const file = encodeURIComponent(calendarFile(booking, new Date(booking.created_at)));
  return (
    <ButtonLink
      href={`data:text/calendar;charset=utf-8,${file}`}
      download="programare.ics"
      variant="secondary"
    >
      <Icon name="calendar-plus" />
      {copy.otherCalendar}
    </ButtonLink>
  );
}

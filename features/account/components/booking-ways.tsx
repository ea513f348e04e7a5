import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { calendarPlusIcon, navigationIcon } from '#components/ui/icon-paths.ts';
import type { Booking } from '#contract/booking.ts';
import { directionsUrl, googleCalendarUrl } from '#lib/calendar-event.ts';
import { copy } from '../copy.ts';

/** The way there, and into the calendar. */
export function BookingWays({ booking }: { booking: Booking }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        href={directionsUrl(booking.location)}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
      >
        <Icon path={navigationIcon} />
        {copy.directions}
      </ButtonLink>
      <ButtonLink
        href={googleCalendarUrl(booking)}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
      >
        <Icon path={calendarPlusIcon} />
        {copy.addCalendar}
      </ButtonLink>
    </div>
  );
}

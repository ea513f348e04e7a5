import { calendarPlusIcon } from '#components/icons/calendar-plus-icon.ts';
import { BookingFacts } from '#components/booking/booking-facts.tsx';
import { CalendarLink } from '#components/booking/calendar-link.tsx';
import { DirectionsLink } from '#components/booking/directions-link.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Booking } from '#contract/booking.ts';
import { dateTimeLabel, instantLabel } from '#domain/date-label.ts';
import { calendarFile } from '#lib/calendar-event.ts';
import { copy } from '../copy.ts';

/** What was booked, for when, where and for how much, with the ways to keep it and to get there. */
export function PlacedBooking({ booking }: { booking: Booking }) {
  const canCancel = new Date(booking.cancel_until) > new Date();
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(booking, new Date()))}`;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="font-display text-xl font-semibold first-letter:uppercase">
        {dateTimeLabel(booking.start_date, booking.start_time)}
      </p>
      <BookingFacts booking={booking} />
      <ul className="flex flex-col gap-1 text-muted">
        <li>
          {canCancel ? copy.cancelUntil(instantLabel(booking.cancel_until)) : copy.cancelTooLate}
        </li>
        <li>{copy.payThere}</li>
      </ul>
      <div className="mt-1 flex flex-wrap gap-3">
        <CalendarLink booking={booking} />
        <ButtonLink href={file} download="programare.ics" variant="secondary">
          <Icon path={calendarPlusIcon} />
          {copy.calendarFile}
        </ButtonLink>
        <DirectionsLink location={booking.location} />
      </div>
    </section>
  );
}

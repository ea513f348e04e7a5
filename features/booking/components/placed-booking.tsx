import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { calendarPlusIcon, navigationIcon } from '#components/ui/icon-paths.ts';
import type { Booking } from '#contract/booking.ts';
import { dateTimeLabel, longDate } from '#domain/date-label.ts';
import { toWallTime } from '#domain/local-time.ts';
import { calendarFile, directionsUrl, googleCalendarUrl } from '#lib/calendar-event.ts';
import { copy } from '../copy.ts';

/** What was booked, for when, where and for how much, with the ways to keep it and to get there. */
export function PlacedBooking({ booking }: { booking: Booking }) {
  const { location, professional, services, total_label } = booking;
  const until = toWallTime(new Date(booking.cancel_until));
  const canCancel = new Date(booking.cancel_until) > new Date();
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(booking, new Date()))}`;
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="font-display text-xl font-semibold first-letter:uppercase">
        {dateTimeLabel(booking.start_date, booking.start_time)}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-0.5 sm:grid-cols-[8rem_1fr] sm:gap-y-3 [&_dt]:text-muted max-sm:[&_dt]:mt-3 max-sm:[&_dt]:text-xs">
        <dt>{copy.where}</dt>
        <dd>
          <a
            href={`/locations/${location.id}/${location.slug}`}
            className="relative py-3.5 font-semibold text-brand underline"
          >
            {location.name}
          </a>
          <span className="block text-muted">
            {location.address}, {location.city}
          </span>
        </dd>
        <dt>{copy.professional}</dt>
        <dd>{professional.name}</dd>
        <dt>{copy.services}</dt>
        <dd>
          <ul>
            {services.map(({ id, name, price_label }) => (
              <li key={id} className="flex justify-between gap-4">
                {name}
                <span className="tabular shrink-0 text-muted">{price_label}</span>
              </li>
            ))}
          </ul>
        </dd>
        <dt>{copy.total}</dt>
        <dd className="tabular font-semibold">{total_label}</dd>
      </dl>
      <ul className="mt-4 flex flex-col gap-1 text-muted">
        <li>
          {canCancel ? copy.cancelUntil(longDate(until.date), until.time) : copy.cancelTooLate}
        </li>
        <li>{copy.payThere}</li>
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink
          href={googleCalendarUrl(booking)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
        >
          <Icon path={calendarPlusIcon} />
          {copy.addCalendar}
        </ButtonLink>
        <ButtonLink href={file} download="programare.ics" variant="secondary">
          <Icon path={calendarPlusIcon} />
          {copy.calendarFile}
        </ButtonLink>
        <ButtonLink
          href={directionsUrl(location)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
        >
          <Icon path={navigationIcon} />
          {copy.directions}
        </ButtonLink>
      </div>
    </section>
  );
}

import { BookingWays } from '#components/booking/booking-ways.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { longDate } from '#domain/time/date-label.ts';
import { StatusBadge } from './status-badge.tsx';

/** The next booking, large: time, professional and directions. */
export function NextBooking({ booking }: { booking: Booking }) {
  const { id, location, professional, services, start_date, start_time } = booking;
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-text text-sm font-semibold text-muted">Următoarea programare</h2>
        <StatusBadge booking={booking} />
      </div>
      <p className="flex flex-col gap-1">
        <span className="font-display text-2xl font-semibold text-balance first-letter:uppercase">
          {longDate(start_date)}
        </span>
        <span className="tabular font-display text-3xl narrow:text-2xl font-semibold text-brand">
          {start_time}
        </span>
      </p>
      <div className="flex flex-col gap-1 text-base">
        <p className="font-semibold">{location.name}</p>
        <p className="text-muted">
          {location.address}, {location.city}
        </p>
        <p>
          {services.map(({ name }) => name).join(', ')}{' '}
          <span className="text-muted">
            cu {professional.name} · {booking.duration_label}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <BookingWays booking={booking} />
        <NavLink
          href={`/account/bookings/${id}`}
          className="inline-flex min-h-target items-center font-semibold text-brand underline"
        >
          Vezi detaliile
        </NavLink>
      </div>
    </section>
  );
}

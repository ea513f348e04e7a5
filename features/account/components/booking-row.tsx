import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { shortDay } from '#domain/time/date-label.ts';
import { StatusBadge } from './status-badge.tsx';

export function BookingRow({ booking }: { booking: Booking }) {
  const { id, location, services, start_date, start_time, total_label } = booking;
  const { weekday, day } = shortDay(start_date);
  return (
    <li>
      <NavLink
        href={`/account/bookings/${id}`}
        className="flex items-center gap-4 p-4 text-ink narrow:flex-wrap no-underline transition-colors hover:bg-sunken"
      >
        <span className="tabular flex w-16 shrink-0 flex-col items-center rounded-control bg-sunken py-2 text-center">
          <span className="text-xs text-muted">{weekday}</span>
          <span className="font-semibold">{day}</span>
          <span className="text-xs">{start_time}</span>
        </span>
        <span className="flex min-w-0 flex-1 flex-col items-start gap-1 narrow:basis-full">
          <span className="line-clamp-2 font-semibold">
            {services.map(({ name }) => name).join(', ')}
          </span>
          <span className="text-muted">
            {location.name} · <span className="tabular">{total_label}</span>
          </span>
          <StatusBadge booking={booking} />
        </span>
        <Icon name="chevron-right" className="text-muted" />
      </NavLink>
    </li>
  );
}

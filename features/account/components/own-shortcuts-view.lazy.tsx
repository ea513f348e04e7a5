import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bookAgainPath } from '#components/booking/booking-ways.tsx';
import { chipClasses } from '#components/ui/chip.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking, BookingListType } from '#contract/booking.ts';
import { bookingState } from '#domain/booking/booking-status.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { useNow } from '#hooks/use-now.ts';
import { useSession } from '#hooks/use-session.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { bookingsQuery } from '../api/account-queries.ts';

export function OwnShortcutsView({ children }: { children: ReactNode }) {
  const upcoming = useBookings('upcoming');
  const past = useBookings('past');
  const now = useNow();
  const next = upcoming?.find(({ ends_at }) => new Date(ends_at) > now);
  const last = past?.find((booking) => bookingState(booking, now) === 'done');
  if (!upcoming || !past || (!next && !last)) return children;
  return (
    <ul aria-label="Programările tale" className="chip-row lg:flex-nowrap">
      {next && (
        <Shortcut href={`/account/bookings/${next.id}`} icon="calendar-check">
          <span className="tabular inline-block first-letter:uppercase">
            {relativeDay(next.start_date, today(now))}, {next.start_time}
          </span>
          {next.location.name}
        </Shortcut>
      )}
      {last && (
        <Shortcut href={bookAgainPath(last)} icon="calendar-plus">
          <span>Rezervă din nou</span>
          {last.services[0]?.name}, {last.location.name}
        </Shortcut>
      )}
    </ul>
  );
}

function useBookings(type: BookingListType): Booking[] | undefined {
  const enabled = useSession().user !== null;
  const { data } = useInfiniteQuery({ ...bookingsQuery(type), enabled }, getQueryClient());
  return data?.pages.flatMap((page) => page.data);
}

type ShortcutProps = {
  href: string;
  icon: 'calendar-check' | 'calendar-plus';
  children: ReactNode;
};

function Shortcut({ href, icon, children }: ShortcutProps) {
  return (
    <li className="max-w-[85%] shrink-0 md:last:min-w-0 md:last:shrink">
      <NavLink href={href} className={chipClasses(false)}>
        <Icon name={icon} className="text-brand" />
        <span className="truncate *:mr-1 *:font-semibold *:after:content-['_·']">{children}</span>
      </NavLink>
    </li>
  );
}

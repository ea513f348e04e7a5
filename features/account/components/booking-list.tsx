'use client';

import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useBookingState, StatusBadge } from '#components/booking/booking-state.tsx';
import { bookAgainPath, BookingWays } from '#components/booking/booking-ways.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { buttonClasses } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import type { BookingListType, Booking } from '#contract/booking.ts';
import type { CallOutput } from '#contract/types.ts';
import { relativeLongDay, shortDay } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { useNewCardFocus } from '#hooks/use-new-card-focus.ts';
import { useNow } from '#hooks/use-now.ts';
import { bookingsQuery } from '../api/account-queries.ts';
import { AccountSkeleton } from './account-page.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { ReminderSwitch } from './message-settings.tsx';
import { CancelBooking, RescheduleLink } from './change-booking.tsx';

type BookingListProps = { type: BookingListType; hasSms: boolean };

export function BookingList({ type, hasSms }: BookingListProps) {
  const query = useInfiniteQuery(bookingsQuery(type));
  return (
    <QueryContent
      query={query}
      skeleton={<AccountSkeleton />}
      failed="Nu am putut încărca programările."
    >
      {({ pages }) => <Bookings type={type} hasSms={hasSms} query={query} pages={pages} />}
    </QueryContent>
  );
}

type BookingsProps = BookingListProps & {
  query: UseInfiniteQueryResult;
  pages: CallOutput<'listBookings'>[];
};

function Bookings({ type, hasSms, query, pages }: BookingsProps) {
  const isUpcoming = type === 'upcoming';
  const loaded = pages.flatMap((page) => page.data);
  const bookings = [...new Map(loaded.map((booking) => [booking.id, booking])).values()];
  const { results, onAppend } = useNewCardFocus(bookings.length);
  const next = isUpcoming ? bookings[0] : undefined;
  const listed = next ? bookings.slice(1) : bookings;
  return (
    <div ref={results} className="flex flex-col gap-8">
      {bookings.length === 0 && <NoBookings type={type} />}
      {next && <NextBooking key={next.id} booking={next} />}
      {listed.length > 0 && (
        <section className="flex flex-col gap-3">
          {isUpcoming && <h2 className="text-lg">Mai târziu</h2>}
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {listed.map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
        </section>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center text-danger">
          Nu am putut încărca restul programărilor.
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          loading={query.isFetchingNextPage}
          onClick={() => {
            onAppend(listed.length);
            void query.fetchNextPage();
          }}
        >
          Încarcă mai multe
        </Button>
      )}
      {isUpcoming && (
        <>
          <ReminderSwitch hasSms={hasSms} />
          <CalendarFeed />
        </>
      )}
    </div>
  );
}

function NoBookings({ type }: { type: BookingListType }) {
  const upcoming = type === 'upcoming';
  return (
    <Notice
      icon="calendar"
      title={
        upcoming ? 'Nu ai nicio programare viitoare' : 'Nu ai încă nicio programare în istoric'
      }
      action={<ButtonLink href="/locations">Caută o locație</ButtonLink>}
    >
      {upcoming
        ? 'Găsește un salon sau un specialist și rezervă în câțiva pași.'
        : 'Aici vor apărea programările încheiate, anulate, respinse, expirate sau ratate.'}
    </Notice>
  );
}

function NextBooking({ booking }: { booking: Booking }) {
  const { id, location, professional, services, start_date, start_time } = booking;
  const now = useNow();
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:gap-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-text text-sm font-semibold text-muted">Următoarea programare</h2>
        <StatusBadge booking={booking} />
      </div>
      <p className="flex flex-col gap-1">
        <span className="font-display text-2xl font-semibold text-balance first-letter:uppercase">
          {relativeLongDay(start_date, today(now))}
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
        <p className="tabular text-muted">{booking.total_label}</p>
      </div>
      <div className="flex flex-wrap gap-2 wrap-anywhere max-xl:grid max-xl:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] max-xl:[&_:is(a,button):not(dialog_*)]:size-full max-xl:[&_:is(a,button):not(dialog_*)]:px-2">
        <BookingWays booking={booking} isShort />
        <RescheduleLink booking={booking} />
        <CancelBooking booking={booking} />
        <NavLink
          href={`/account/bookings/${id}`}
          className={buttonClasses({ variant: 'quiet', className: 'xl:-mr-5 xl:ml-auto' })}
        >
          Vezi detaliile
        </NavLink>
      </div>
    </section>
  );
}

function BookingRow({ booking }: { booking: Booking }) {
  const { id, location, professional, services, start_date, start_time, total_label } = booking;
  const { weekday, day } = shortDay(start_date);
  const isOver = useBookingState(booking) === 'done';
  return (
    <li className="items-center sm:flex">
      <NavLink
        href={`/account/bookings/${id}`}
        className="flex items-center gap-4 p-4 text-ink narrow:flex-wrap no-underline transition-colors hover:bg-sunken sm:flex-1"
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
            {location.name} · {professional.name} ·{' '}
            <span className="tabular inline-block">{total_label}</span>
          </span>
          <StatusBadge booking={booking} />
        </span>
        <Icon name="chevron-right" className="text-muted" />
      </NavLink>
      {isOver && (
        <a
          href={bookAgainPath(booking)}
          className="-mt-3 mb-1 ml-24 inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4 narrow:ml-4 sm:mx-4 sm:my-0 sm:shrink-0"
        >
          Rezervă din nou <span className="sr-only">la {location.name}</span>
        </a>
      )}
    </li>
  );
}

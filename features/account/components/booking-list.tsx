'use client';

import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import type { BookingListType } from '#contract/booking.ts';
import type { CallOutput } from '#contract/types.ts';
import { useNewCardFocus } from '#hooks/use-new-card-focus.ts';
import { bookingsQuery } from '../api/bookings-query.ts';
import { BookingListSkeleton } from './booking-list-skeleton.tsx';
import { BookingRow } from './booking-row.tsx';
import { NextBooking } from './next-booking.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

/** The bookings of a type: the next one large, the others in a list with a load-more button. */
export function BookingList({ type }: { type: BookingListType }) {
  const query = useInfiniteQuery(bookingsQuery(type));
  return (
    <QueryContent
      query={query}
      skeleton={<BookingListSkeleton />}
      failed="Nu am putut încărca programările."
    >
      {() => <Bookings type={type} query={query} />}
    </QueryContent>
  );
}

type BookingsProps = {
  type: BookingListType;
  query: UseInfiniteQueryResult<InfiniteData<CallOutput<'listBookings'>>>;
};

function Bookings({ type, query }: BookingsProps) {
  const { data, hasNextPage, isFetchingNextPage } = query;
  const bookings = data?.pages.flatMap((page) => page.data) ?? [];
  const { results, onAppend } = useNewCardFocus(bookings.length);
  const [next, ...rest] = bookings;
  if (!next) return <NoBookings type={type} />;
  const listed = type === 'upcoming' ? rest : bookings;
  return (
    <div ref={results} className="flex flex-col gap-8">
      {type === 'upcoming' && <NextBooking booking={next} />}
      {listed.length > 0 && (
        <section className="flex flex-col gap-3">
          {type === 'upcoming' && <h2 className="text-lg">Mai târziu</h2>}
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {listed.map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
        </section>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center text-danger">
          Nu am putut încărca mai multe programări.
        </p>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          loading={isFetchingNextPage}
          onClick={() => {
            onAppend(listed.length);
            void query.fetchNextPage();
          }}
        >
          Încarcă mai multe
        </Button>
      )}
      {type === 'upcoming' && <ReminderSwitch />}
    </div>
  );
}

function NoBookings({ type }: { type: BookingListType }) {
  const upcoming = type === 'upcoming';
  return (
    <EmptyState
      icon="calendar"
      title={
        upcoming ? 'Nu ai nicio programare viitoare.' : 'Nu ai încă nicio programare în istoric.'
      }
      action={<ButtonLink href="/locations">Caută o locație</ButtonLink>}
    >
      {upcoming
        ? 'Găsește un salon sau un specialist și rezervă în câțiva pași.'
        : 'Aici vor apărea programările încheiate, anulate, respinse sau ratate.'}
    </EmptyState>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cancelTerms } from '#components/booking/cancel-terms.ts';
import { BookingFacts } from '#components/booking/booking-facts.tsx';
import { BookingWays } from '#components/booking/booking-ways.tsx';
import { copy as bookingCopy } from '#components/booking/copy.ts';
import { useBookingState } from '#components/booking/use-booking-state.ts';
import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { dateTimeLabel, instantLabel } from '#domain/date-time-label.ts';
import { isFree } from '#domain/free-booking.ts';
import { useArrived } from '#hooks/use-hydrated.ts';
import { useMinute } from '#hooks/use-now.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { copy } from '../copy.ts';
import { BookingListSkeleton } from './booking-list-skeleton.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { RepeatBooking } from './repeat-booking.tsx';
import { RescheduleLink } from './reschedule-link.tsx';
import { SlotAlertSwitch } from './slot-alert-switch.tsx';
import { StatusBadge } from './status-badge.tsx';
import { VisitReview } from './visit-review.tsx';

/** All about one booking. */
export function BookingDetails({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(bookingQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useArrived();
  useEffect(() => {
    if (arrived) focusHeading(heading.current, { preventScroll: true });
  }, [arrived]);
  return (
    <>
      <NavLink
        href="/account/bookings"
        className="inline-flex min-h-target items-center gap-2 self-start print:hidden text-muted no-underline hover:text-ink"
      >
        <Icon name="arrow-left" />
        {copy.back}
      </NavLink>
      <h1 ref={heading} className="sr-only print:not-sr-only">
        {copy.detailsTitle}
      </h1>
      <Delayed pending={!data && !error} skeleton={<BookingListSkeleton />}>
        {!data && error && (
          <ErrorState
            title={copy.detailsFailed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {errorSentence(error)}
          </ErrorState>
        )}
        {data && (
          <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
            <header className="flex flex-wrap items-start justify-between gap-3">
              <h2 className="text-xl first-letter:uppercase sm:text-2xl">
                {dateTimeLabel(data.start_date, data.start_time)}
              </h2>
              <span aria-live="polite">
                <StatusBadge booking={data} />
              </span>
            </header>
            <BookingFacts booking={data} full />
            <BookingTerms booking={data} />
            <BookingWays booking={data} />
            <div className="flex flex-wrap items-start gap-3 wrap-anywhere empty:hidden">
              <RescheduleLink booking={data} />
              <SlotAlertSwitch booking={data} />
              <CancelBooking booking={data} />
            </div>
            <RepeatBooking booking={data} />
            <VisitReview booking={data} />
          </article>
        )}
      </Delayed>
    </>
  );
}

/** What became of a booking, or what still holds for one to come. */
function BookingTerms({ booking }: { booking: Booking }) {
  const now = useMinute() ?? new Date();
  const state = useBookingState(booking);
  if (state !== 'pending' && state !== 'approved') {
    return (
      <div className="flex flex-col gap-1 text-muted">
        <p>{bookingCopy.states[state]}</p>
        {booking.cancel_reason && (
          <p className="break-words">{copy.cancelReason(booking.cancel_reason)}</p>
        )}
      </div>
    );
  }
  if (new Date(booking.starts_at) <= now) return null;
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {state === 'pending' && booking.hold_expires_at && (
        <li>{copy.holdUntil(instantLabel(booking.hold_expires_at))}</li>
      )}
      <li>{cancelTerms(booking, now)}</li>
      {!isFree(booking) && <li>{bookingCopy.payThere}</li>}
    </ul>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BookingFacts, BookingOutcome } from '#components/booking/booking-facts.tsx';
import { useBookingState, StatusBadge } from '#components/booking/booking-state.tsx';
import { BookingWays } from '#components/booking/booking-ways.tsx';
import { buttonClasses } from '#components/ui/classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { linkPath } from '#domain/booking/booking-path.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { useNow } from '#hooks/use-now.ts';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { focusHeading, isFocusLost } from '#lib/browser/focus-heading.ts';
import { ArrivalChoice } from './arrival-choice.tsx';
import { CancelByLink } from './cancel-by-link.tsx';

type LinkedBookingViewProps = { token: string; initial: LinkedBooking };

export function LinkedBookingView({ token, initial }: LinkedBookingViewProps) {
  const { data: booking = initial } = useQuery(linkedBookingQuery(token));
  const isChangeable = isCancelable(booking, useNow());
  const state = useBookingState(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstStatus = useRef(booking.status);
  useEffect(() => {
    // A poll must not take the focus from what the client is using.
    if (booking.status !== firstStatus.current && isFocusLost()) focusHeading(heading.current);
  }, [booking.status]);
  return (
    <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 ref={heading} className="text-xl first-letter:uppercase sm:text-2xl">
          {dateTimeLabel(booking.start_date, booking.start_time)}
        </h1>
        <span aria-live="polite">
          <StatusBadge booking={booking} />
        </span>
      </header>
      <BookingFacts booking={booking} />
      <BookingOutcome booking={booking} />
      <div className="flex flex-wrap gap-3">
        <BookingWays booking={booking} isShort />
        {isChangeable && (
          <NavLink
            href={`${linkPath(token)}/reschedule`}
            className={buttonClasses({ variant: 'secondary' })}
          >
            Reprogramează
          </NavLink>
        )}
      </div>
      {state === 'approved' && <ArrivalChoice token={token} arrival={booking.arrival} />}
      {isChangeable && <CancelByLink token={token} />}
    </article>
  );
}

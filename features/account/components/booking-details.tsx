'use client';

import { BookingFrame } from '#components/booking/booking-frame.tsx';
import { BookingFacts } from '#components/booking/booking-facts.tsx';
import { BookingTerms } from '#components/booking/booking-terms.tsx';
import { BookingWays } from '#components/booking/booking-ways.tsx';
import { copy as bookingCopy } from '#components/booking/copy.ts';
import { useBookingState } from '#components/booking/use-booking-state.ts';
import type { Booking } from '#contract/booking.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { copy } from '../copy.ts';
import { BookingListSkeleton } from './booking-list-skeleton.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { RepeatBooking } from './repeat-booking.tsx';
import { RescheduleLink } from './reschedule-link.tsx';
import { SlotAlertSwitch } from './slot-alert-switch.tsx';
import { StatusBadge } from './status-badge.tsx';
import { VisitReview } from './visit-review.tsx';
import { accountCopy } from '#components/layout/account-copy.ts';

export function BookingDetails({ id }: { id: string }) {
  return (
    <BookingFrame
      id={id}
      back={{ href: '/account/bookings', label: accountCopy.bookings }}
      title={copy.detailsTitle}
      titleClass="sr-only print:not-sr-only"
      skeleton={<BookingListSkeleton />}
    >
      {(booking) => (
        <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
          <header className="flex flex-wrap items-start justify-between gap-3">
            <h2 className="text-xl first-letter:uppercase sm:text-2xl">
              {dateTimeLabel(booking.start_date, booking.start_time)}
            </h2>
            <span aria-live="polite">
              <StatusBadge booking={booking} />
            </span>
          </header>
          <BookingFacts booking={booking} full />
          <BookingOutcome booking={booking} />
          <BookingWays booking={booking} />
          <div className="flex flex-wrap items-start gap-3 wrap-anywhere empty:hidden">
            <RescheduleLink booking={booking} />
            <SlotAlertSwitch booking={booking} />
            <CancelBooking booking={booking} />
          </div>
          <RepeatBooking booking={booking} />
          <VisitReview booking={booking} />
        </article>
      )}
    </BookingFrame>
  );
}

function BookingOutcome({ booking }: { booking: Booking }) {
  const state = useBookingState(booking);
  if (state === 'pending' || state === 'approved') return <BookingTerms booking={booking} />;
  return (
    <div className="flex flex-col gap-1 text-muted">
      <p>{bookingCopy.states[state]}</p>
      {booking.cancel_reason && (
        <p className="break-words">Motivul anulării: {booking.cancel_reason}</p>
      )}
    </div>
  );
}

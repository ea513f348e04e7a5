'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { calendarCheckIcon, clockIcon } from '#components/ui/icon-paths.ts';
import type { Booking } from '#contract/booking.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { bookingQuery } from '../api/booking-query.ts';
import { copy } from '../copy.ts';
import { PlacedBooking } from './placed-booking.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

const sentences: Record<Booking['status'], string> = {
  pending: copy.donePending,
  approved: copy.doneApproved,
  rejected: copy.donePast,
  canceled: copy.donePast,
  expired: copy.donePast,
};

/** Step 5: the booking is placed. */
export function DoneStep({ bookingId }: { bookingId: string }) {
  const { data, error, refetch, isFetching } = useQuery(bookingQuery(bookingId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const pending = data?.status === 'pending';

  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col items-center gap-3 text-center">
        <span
          className={`inline-flex size-16 items-center justify-center rounded-full ${pending ? 'bg-sun-soft text-sun-ink' : 'bg-leaf-soft text-leaf'}`}
        >
          <Icon path={pending ? clockIcon : calendarCheckIcon} size={32} />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {copy.titles[5]}
        </h1>
        {data && (
          <p role="status" className="text-base text-muted">
            {sentences[data.status]}
          </p>
        )}
      </header>
      {data ? (
        <PlacedBooking booking={data} />
      ) : error ? (
        <ErrorState title={copy.doneFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error)}
        </ErrorState>
      ) : (
        <StepSkeleton />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-center">
        <ButtonLink href="/account/bookings" variant="secondary" size="large">
          {copy.myBookings}
        </ButtonLink>
        <ButtonLink href="/" size="large">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calendarCheckIcon } from '#components/icons/calendar-check-icon.ts';
import { clockIcon } from '#components/icons/clock-icon.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Booking } from '#contract/booking.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import type { BookingLocation } from '../booking-location.ts';
import { copy } from '../copy.ts';
import { useStepTitle } from '../use-step-title.ts';
import { DoneProblem } from './done-problem.tsx';
import { PlacedBooking } from './placed-booking.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

const sentences: Record<Booking['status'], string> = {
  pending: copy.donePending,
  approved: copy.doneApproved,
  rejected: copy.donePast,
  canceled: copy.donePast,
  expired: copy.donePast,
};

type DoneStepProps = {
  bookingId: string;
  location: Pick<BookingLocation, 'id' | 'name'>;
  /** Called once it is known that it is a booking of this location. */
  onBooked: () => void;
};

/** Step 5: the booking is placed, which is said only once the api has answered with it. */
export function DoneStep({ bookingId, location, onBooked }: DoneStepProps) {
  const { data, error, refetch, isFetching } = useQuery(bookingQuery(bookingId));
  const heading = useRef<HTMLHeadingElement>(null);
  const title = data ? copy.titles[5] : copy.yourBooking;
  const pending = data?.status === 'pending';
  const isOurs = data?.location.id === location.id;
  useStepTitle(title, location.name);
  useEffect(() => {
    if (isOurs) onBooked();
  }, [isOurs, onBooked]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col items-center gap-3 text-center">
        {data && (
          <span
            className={`inline-flex size-16 items-center justify-center rounded-full ${pending ? 'bg-sun-soft text-sun-ink' : 'bg-leaf-soft text-leaf'}`}
          >
            <Icon path={pending ? clockIcon : calendarCheckIcon} size={32} />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
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
        <DoneProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
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

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { copy as bookingCopy } from '#components/booking/copy.ts';
import { Badge } from '#components/ui/badge.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Delayed } from '#components/ui/delayed.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { bookingState } from '#domain/booking-status.ts';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { useMinute } from '#hooks/use-now.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import type { BookingLocation } from '../booking-location.ts';
import { copy } from '../copy.ts';
import { DoneProblem } from './done-problem.tsx';
import { PlacedBooking } from './placed-booking.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

const looks = {
  pending: { icon: 'clock', colors: 'bg-sun-soft text-sun-ink' },
  approved: { icon: 'calendar-check', colors: 'bg-leaf-soft text-leaf' },
  closed: { icon: 'info', colors: 'bg-sunken text-muted' },
} as const;

type DoneStepProps = {
  bookingId: string;
  location: Pick<BookingLocation, 'id' | 'name'>;
  /** Called once it is known that it is a booking of this location. */
  onBooked: () => void;
};

/** Step 5: the booking is placed, which is said only once the api has answered with one that stands. */
export function DoneStep({ bookingId, location, onBooked }: DoneStepProps) {
  const { data, error, refetch, isFetching } = useQuery(bookingQuery(bookingId));
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useMinute() ?? new Date();
  const state = data && bookingState(data, now);
  const open = state === 'pending' || state === 'approved';
  const look = looks[open ? state : 'closed'];
  const title = open ? copy.titles[5] : copy.yourBooking;
  const isOurs = data?.location.id === location.id;
  useDocumentTitle(copy.stepTitle(title, location.name));
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
            className={`inline-flex size-16 items-center justify-center rounded-full ${look.colors}`}
          >
            <Icon name={look.icon} size={32} />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        {state === 'pending' && <Badge tone="sun">{copy.requestSent}</Badge>}
        {state && (
          <p role="status" className="text-base text-muted">
            {bookingCopy.states[state]}
          </p>
        )}
      </header>
      <Delayed pending={!data && !error} skeleton={<StepSkeleton />}>
        {data && <PlacedBooking booking={data} open={open} />}
        {!data && error && (
          <DoneProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Delayed>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
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

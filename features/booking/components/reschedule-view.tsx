'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { errorSentences } from '#contract/error-sentences.ts';
import { isCancelable } from '#domain/booking-status.ts';
import { dateTimeLabel } from '#domain/date-time-label.ts';
import { useArrived } from '#hooks/use-hydrated.ts';
import { useMinute } from '#hooks/use-now.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { locationQuery } from '../api/location-query.ts';
import { rescheduleCopy as copy } from '../reschedule-copy.ts';
import { areOffered } from '../selection.ts';
import { RescheduleForm } from './reschedule-form.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

/** Another time for a booking that stands. */
export function RescheduleView({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(bookingQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useArrived();
  useEffect(() => {
    if (arrived) focusHeading(heading.current, { preventScroll: true });
  }, [arrived]);
  return (
    <>
      <NavLink
        href={`/account/bookings/${id}`}
        className="inline-flex min-h-target items-center gap-2 self-start text-muted no-underline hover:text-ink"
      >
        <Icon name="arrow-left" />
        {copy.back}
      </NavLink>
      <h1 ref={heading} className="text-2xl outline-none">
        {copy.title}
      </h1>
      <Delayed pending={!data && !error} skeleton={<StepSkeleton />}>
        {data && <NewTime booking={data} />}
        {!data && error && (
          <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Delayed>
    </>
  );
}

/** The time so far, and the form for another one where there may be one. */
function NewTime({ booking }: { booking: Booking }) {
  const now = useMinute() ?? new Date();
  const location = useQuery(locationQuery(booking.location));
  if (!isCancelable(booking, now))
    return <Alert tone="warning">{errorSentences.not_reschedulable}</Alert>;
  if (!location.data && location.error)
    return (
      <LoadProblem
        error={location.error}
        onRetry={() => void location.refetch()}
        retrying={location.isFetching}
      />
    );
  if (!location.data) return <StepSkeleton />;
  const servicesIds = booking.services.map(({ id }) => id);
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {booking.services.map(({ name }) => name).join(', ')} · {booking.location.name}
        </p>
        <p>{copy.now(dateTimeLabel(booking.start_date, booking.start_time))}</p>
        <p className="text-muted">
          {copy.lead} {location.data.approval === 'manual' && copy.manual}
        </p>
      </div>
      {areOffered(location.data, servicesIds) ? (
        <RescheduleForm booking={booking} location={location.data} />
      ) : (
        <Alert tone="warning">{copy.gone}</Alert>
      )}
    </>
  );
}

type LoadProblemProps = { error: Error; onRetry: () => void; retrying: boolean };

function LoadProblem({ error, onRetry, retrying }: LoadProblemProps) {
  return (
    <ErrorState title={copy.failed} onRetry={onRetry} retrying={retrying}>
      {errorSentence(error)}
    </ErrorState>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BookingFacts, BookingOutcome } from '#components/booking/booking-facts.tsx';
import { useBookingState, StatusBadge } from '#components/booking/booking-state.tsx';
import { BookingWays } from '#components/booking/booking-ways.tsx';
import { Button } from '#components/ui/button.tsx';
import { buttonClasses } from '#components/ui/classes.ts';
import { Field } from '#components/ui/field.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { Select } from '#components/ui/select.tsx';
import type { LinkedBooking } from '#contract/booking-link.ts';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import { linkPath } from '#domain/booking/booking-path.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { cancelReasons } from '#domain/booking/cancel-reason.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { useNow } from '#hooks/use-now.ts';
import { call } from '#lib/api/call.ts';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';
import { focusHeading, isFocusLost } from '#lib/browser/focus-heading.ts';

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

type ArrivalChoiceProps = { token: string; arrival: LinkedBooking['arrival'] };

function ArrivalChoice({ token, arrival: { delay, open } }: ArrivalChoiceProps) {
  const { mutate, error, isPending, variables } = useLinkChange(
    linkedBookingQuery(token),
    (choice: ArrivalDelay) =>
      call('announceArrival', { params: { token }, body: { delay: choice } }),
  );
  if (open.length === 0 && delay === null) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Spune-i locației când ajungi</h2>
      <p role="status" className="empty:hidden">
        {delay !== null && arrivalSentence(delay)}
      </p>
      <CallProblem of={error} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {open.map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            aria-pressed={choice === delay}
            loading={isPending && variables === choice}
            disabled={isPending && variables !== choice}
            onClick={() => mutate(choice)}
          >
            {choice === 0 ? 'Vin la timp' : `Întârzii ${choice} minute`}
          </Button>
        ))}
      </div>
    </section>
  );
}

function arrivalSentence(delay: ArrivalDelay): string {
  return delay === 0
    ? 'Locația vede că vii la timp.'
    : `I-am scris locației că întârzii ${delay} minute.`;
}

const reasons = cancelReasons.filter(({ needs_text }) => !needs_text);

function CancelByLink({ token }: { token: string }) {
  const { mutate, error, isPending } = useLinkChange(
    linkedBookingQuery(token),
    (reason_id: number) => call('cancelLinkedBooking', { params: { token }, body: { reason_id } }),
  );
  const [reasonId, setReasonId] = useState(reasons[0]?.id ?? 0);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 className="text-lg">Nu mai ajungi?</h2>
      <p className="text-muted">
        Anularea nu costă nimic și este definitivă: ora devine liberă pentru alții.
      </p>
      <Field label="Motivul anulării" className="max-w-sm">
        {(control) => (
          <Select
            options={reasons}
            {...control}
            value={reasonId}
            onChange={({ target: { value } }) => setReasonId(Number(value))}
          />
        )}
      </Field>
      <CallProblem of={error} />
      <Button
        variant="secondary"
        className="self-start"
        loading={isPending}
        onClick={() => mutate(reasonId)}
      >
        {isPending ? 'Se anulează…' : 'Anulează programarea'}
      </Button>
    </section>
  );
}

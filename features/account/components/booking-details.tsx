'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BookingFacts, BookingOutcome } from '#components/booking/booking-facts.tsx';
import { BookingFrame } from '#components/booking/booking-frame.tsx';
import { useBookingState, StatusBadge } from '#components/booking/booking-state.tsx';
import { bookAgainPath, BookingWays } from '#components/booking/booking-ways.tsx';
import { accountCopy } from '#components/layout/copy.ts';
import { Button } from '#components/ui/button.tsx';
import { chipClasses } from '#components/ui/chip.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { Stars } from '#components/ui/stars.tsx';
import type { Booking } from '#contract/booking.ts';
import { slotSpanDays } from '#contract/values.ts';
import { dateTimeLabel, dayAndMonth } from '#domain/time/date-label.ts';
import { addDays, today } from '#domain/time/local-time.ts';
import { plural } from '#domain/words/numbers.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useNow } from '#hooks/use-now.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { bookingQuery } from '#lib/api/own-queries.ts';
import { storeChange } from '#lib/api/store-change.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { copy } from '../account-links.ts';
import { AccountSkeleton } from './account-page.tsx';
import { CancelBooking, RescheduleLink, useIsCancelable } from './change-booking.tsx';

export function BookingDetails({ id }: { id: string }) {
  const query = useQuery(bookingQuery(id));
  return (
    <BookingFrame
      query={query}
      back={{ href: '/account/bookings', label: accountCopy.bookings }}
      title={copy.detailsTitle}
      titleClass="sr-only print:not-sr-only"
      skeleton={<AccountSkeleton />}
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
          <div className="flex flex-wrap items-start gap-3 wrap-anywhere empty:hidden sm:gap-x-6 sm:[&_.quiet:not(dialog_*)]:-mx-2 sm:[&_.quiet:not(dialog_*)]:px-2 max-sm:*:w-full max-sm:[&_:is(a,button):not(dialog_*)]:w-full">
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

const repeatAfter = (weeks: number) =>
  plural(weeks, { one: 'După {n} săptămână', more: 'După {n} săptămâni' });

const weekCounts = [2, 4, 6, 8];

function RepeatBooking({ booking }: { booking: Booking }) {
  const now = useNow();
  const state = useBookingState(booking);
  if (state !== 'approved' && state !== 'done') return null;
  const lastDay = addDays(today(now), booking.location.horizon_days);
  const days = weekCounts
    .map((weeks) => ({ weeks, date: addDays(booking.start_date, weeks * 7) }))
    .filter(({ date }) => date > today(now) && date <= lastDay);
  if (days.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 print:hidden">
      <h3 className="font-semibold">Repetă programarea</h3>
      <ul className="chip-row">
        {days.map(({ weeks, date }) => (
          <li key={weeks} className="shrink-0">
            <a href={bookAgainPath(booking, date)} className={chipClasses(false)}>
              <span>
                {repeatAfter(weeks)}, <span className="text-muted">pe {dayAndMonth(date)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlotAlertSwitch({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  const canChange = useIsCancelable(booking);
  const change = useMutation({
    mutationFn: async (enabled: boolean) =>
      enabled
        ? (await call('createSlotAlert', { body: { booking_id: booking.id } })).data
        : (await call('deleteSlotAlert', { params: { booking_id: booking.id } })).data,
    onSuccess: (changed) => storeChange(client, bookingQuery(booking.id).queryKey, changed),
  });
  if (!canChange) return null;
  return (
    <div className="flex flex-col items-start gap-1 print:hidden">
      <Button
        variant="quiet"
        loading={change.isPending}
        onClick={() => change.mutate(!booking.alert)}
      >
        {booking.alert ? 'Nu mă mai anunța' : 'Anunță-mă dacă se eliberează un loc mai devreme'}
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {change.error
          ? errorSentence(change.error)
          : booking.alert &&
            `Îți scriem pe e-mail, numai de câteva ori, dacă la același specialist apare un loc mai devreme în următoarele ${slotSpanDays} de zile.`}
      </p>
    </div>
  );
}

const loadForm = lazyPart(() => import('./review-form.lazy.tsx'));

function VisitReview({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false);
  const isOver = useBookingState(booking) === 'done';
  const canReview = isOver && booking.review === null;
  const part = useLoaded(loadForm, canReview);
  if (booking.review)
    return (
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold">Recenzia ta</h3>
        <Stars value={booking.review.rating} />
        <p className="break-words whitespace-pre-line">{booking.review.comment}</p>
      </section>
    );
  if (!canReview) return null;
  return (
    <FocusHandover>
      <Button
        variant="secondary"
        className="self-start print:hidden"
        disabled={part === null}
        onClick={() => setOpen(true)}
      >
        Scrie o recenzie
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cum a fost?" persistent>
        {part && <part.ReviewForm booking={booking} onClose={() => setOpen(false)} />}
      </Dialog>
    </FocusHandover>
  );
}

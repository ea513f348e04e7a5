'use client';

import { useEffect, useRef, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BookingDecision, DecideBookingBody, ProviderBooking } from '#contract/provider.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { ProviderBookingFacts } from './provider-booking-facts.tsx';
import { call } from '#lib/api/call.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { missedVisitsSentence } from '#domain/booking/approval.ts';

const labels = { approved: 'Confirmă programarea', rejected: 'Respinge cererea' };
const questions = {
  approved: 'Confirmi programarea?',
  rejected: 'Respingi cererea de programare?',
};
const missed = 'Clientul nu a venit';
const written = 'I-am scris clientului.';
const nothingToDo = 'Nu mai este nimic de făcut pe această pagină.';
const slotsSent =
  'I-am trimis clientului motivul și, dacă mai erau, alte ore libere. Am eliberat ora pe Aproape.';

type DecideBookingProps = { token: string; initial: ProviderBooking; wish: BookingDecision };

export function DecideBooking({ token, initial, wish }: DecideBookingProps) {
  const { data: booking } = useQuery({ ...providerBookingQuery(token), initialData: initial });
  const { status, actions } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const firstStatus = useRef(status);
  useEffect(() => {
    if (status !== firstStatus.current) focusHeading(heading.current);
  }, [status]);
  const { mutateAsync: decide } = useDecide(token);
  const [title, consequence] = outcomeOf(booking, wish);
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 ref={heading} className="text-xl sm:text-2xl">
          {title}
        </h1>
        <p className="text-muted">{booking.location_name}</p>
      </div>
      <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
        <ProviderBookingFacts booking={booking} />
        {actions.includes('decide') ? (
          <Decision token={token} booking={booking} wish={wish} />
        ) : (
          <p className="text-muted">{consequence}</p>
        )}
        {actions.includes('cancel') && <CancelVisit token={token} />}
        {actions.includes('mark_missed') && (
          <ConfirmedButton
            label={missed}
            title="Clientul nu a venit?"
            confirm="Confirm că nu a venit"
            className="self-start"
            onConfirm={() => decide({ status: 'missed' })}
          >
            {booking.client && (
              <p>
                Îi scriem clientului că nu a ajuns și că nu mai poate scrie o recenzie despre
                această vizită. {missedVisitsSentence}.
              </p>
            )}
          </ConfirmedButton>
        )}
      </article>
    </>
  );
}

function outcomeOf({ status, canceled_by, client }: ProviderBooking, wish: BookingDecision) {
  const outcomes: Record<typeof status, [title: string, consequence: string]> = {
    pending: [questions[wish], nothingToDo],
    approved: ['Programarea este confirmată', written],
    rejected: ['Cererea a fost respinsă', written],
    expired: ['Cererea a expirat', nothingToDo],
    missed: [missed, client ? written : nothingToDo],
    canceled:
      canceled_by === 'location'
        ? ['Ai anulat programarea', slotsSent]
        : ['Programarea a fost anulată de client', nothingToDo],
  };
  return outcomes[status];
}

type DecisionProps = { token: string; booking: ProviderBooking; wish: BookingDecision };

function Decision({ token, booking, wish }: DecisionProps) {
  const { mutate, mutateAsync, error, isPending, variables } = useDecide(token);
  const button = (status: BookingDecision) => (
    <Button
      size="large"
      variant={status === wish ? 'primary' : 'secondary'}
      loading={isPending && variables.status === status}
      disabled={isPending && variables.status !== status}
      onClick={() => mutate({ status })}
    >
      {labels[status]}
    </Button>
  );
  return (
    <>
      {booking.hold_expires_at && (
        <p className="text-muted">
          Fără răspuns, cererea expiră {instantLabel(booking.hold_expires_at)}.
        </p>
      )}
      <CallProblem of={error} />
      <div className="card-bar sticky bottom-0 flex flex-wrap gap-3 sm:static short:static max-sm:[&>button]:w-full">
        {button(wish)}
        {wish === 'rejected' ? (
          button('approved')
        ) : (
          <ConfirmedButton
            size="large"
            label={labels.rejected}
            title="Respingi cererea?"
            confirm="Da, respinge"
            disabled={isPending}
            onConfirm={() => mutateAsync({ status: 'rejected' })}
          >
            <p>
              Clientul primește un e-mail, iar ora se eliberează. Nu poți reveni asupra răspunsului.
            </p>
          </ConfirmedButton>
        )}
      </div>
    </>
  );
}

const loadCancelForm = lazyPart(() => import('./cancel-visit-form.lazy.tsx'));

function CancelVisit({ token }: { token: string }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync: decide } = useDecide(token);
  const part = useLoaded(loadCancelForm, true);
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        disabled={part === null}
        onClick={() => setOpen(true)}
      >
        Anulează programarea
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Anulezi programarea clientului?"
        persistent
      >
        {part && (
          <part.CancelVisitForm
            bookingId={token.split('.')[0] ?? ''}
            onCancel={decide}
            onKeep={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  );
}

function providerBookingQuery(token: string) {
  return queryOptions({
    queryKey: ['provider-booking', token],
    queryFn: async ({ signal }) =>
      (await call('providerBooking', { params: { token }, signal })).data,
    refetchOnWindowFocus: 'always',
  });
}

function useDecide(token: string) {
  return useLinkChange(providerBookingQuery(token), (body: DecideBookingBody) =>
    call('decideBooking', { params: { token }, body }),
  );
}

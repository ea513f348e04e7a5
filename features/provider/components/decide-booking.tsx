'use client';

import { useEffect, useRef, useState } from 'react';
import type { BookingDecision, DecideBookingBody, ProviderBooking } from '#contract/provider.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { Decision } from './decision.tsx';
import { ProviderBookingFacts } from './provider-booking-facts.tsx';
import type { BookingState } from '#domain/booking/booking-status.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { missedVisitsSentence } from '#domain/booking/approval.ts';

const copy = {
  questions: {
    approved: 'Confirmi programarea?',
    rejected: 'Respingi cererea de programare?',
  } satisfies Record<BookingDecision, string>,
  outcomes: {
    approved: 'Programarea este confirmată',
    rejected: 'Cererea a fost respinsă',
    canceled: 'Programarea a fost anulată de client',
    canceled_by_location: 'Ai anulat programarea',
    expired: 'Cererea a expirat',
    missed: 'Clientul nu a venit',
  } satisfies Record<Exclude<BookingState, 'pending' | 'done'>, string>,
};

type DecideBookingProps = { token: string; initial: ProviderBooking; wish: BookingDecision };

export function DecideBooking({ token, initial, wish }: DecideBookingProps) {
  const query = providerBookingQuery(token);
  const { data: booking } = useQuery({ ...query, initialData: initial });
  const { status, actions } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const firstStatus = useRef(status);
  useEffect(() => {
    if (status !== firstStatus.current) focusHeading(heading.current);
  }, [status]);
  const { mutateAsync: send } = useLinkChange(query.queryKey, (body: DecideBookingBody) =>
    call('decideBooking', { params: { token }, body }),
  );
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 ref={heading} className="text-xl sm:text-2xl">
          {status === 'pending' ? copy.questions[wish] : copy.outcomes[outcomeOf(booking)]}
        </h1>
        <p className="text-muted">{booking.location_name}</p>
      </div>
      <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
        <ProviderBookingFacts booking={booking} />
        {actions.includes('decide') ? (
          <Decision booking={booking} wish={wish} onDecide={(choice) => send({ status: choice })} />
        ) : (
          <p className="text-muted">{consequenceOf(booking)}</p>
        )}
        {actions.includes('cancel') && <CancelVisit token={token} onCancel={send} />}
        {actions.includes('mark_missed') && (
          <ConfirmedButton
            label={copy.outcomes.missed}
            title="Clientul nu a venit?"
            confirm="Confirm că nu a venit"
            className="self-start"
            onConfirm={() => send({ status: 'missed' })}
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

function outcomeOf({ status, canceled_by }: ProviderBooking): keyof typeof copy.outcomes {
  if (status === 'canceled' && canceled_by === 'location') return 'canceled_by_location';
  return status === 'pending' ? 'expired' : status;
}

function consequenceOf(booking: ProviderBooking): string {
  const outcome = outcomeOf(booking);
  if (outcome === 'canceled_by_location')
    return 'I-am trimis clientului motivul și, dacă mai erau, alte ore libere. Am eliberat ora pe Aproape.';
  const isUnannounced = outcome === 'missed' && !booking.client;
  return outcome === 'canceled' || outcome === 'expired' || isUnannounced
    ? 'Nu mai este nimic de făcut pe această pagină.'
    : 'I-am scris clientului.';
}

const loadCancelForm = lazyPart(() => import('./cancel-visit-form.lazy.tsx'));

type CancelVisitProps = {
  token: string;
  onCancel: (decision: DecideBookingBody) => Promise<unknown>;
};

function CancelVisit({ token, onCancel }: CancelVisitProps) {
  const [open, setOpen] = useState(false);
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
            onCancel={onCancel}
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
    // The client may have canceled, or the visit begun.
    refetchOnWindowFocus: 'always',
  });
}

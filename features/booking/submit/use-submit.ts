import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { errorSentences } from '#contract/error-sentences.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { loadSession } from '#hooks/use-session.ts';
import { openAuthModal } from '#lib/session/auth-modal.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { bookingQuery } from '#lib/api/booking-query.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-subscriptions-query.ts';
import { createBooking } from './create-booking.ts';
import { findStandingBooking } from './standing-booking.ts';
import { locationQuery } from '../draft/location-query.ts';
import { slotsKey } from '../slots/slots-query.ts';
import { ownVouchersKey } from '../draft/own-vouchers-query.ts';
import { vouchersKey } from '../draft/voucher-query.ts';
import { copy } from '../copy.ts';
import { createBookingBody } from './create-booking-body.ts';
import { forgetKey, openOutcome } from './idempotency-key.ts';
import { ownChoice } from '../draft/own-choice.ts';
import { sellsSubscription } from '../draft/selection.ts';
import { submitRefusal, type SubmitRefusal } from './submit-outcome.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

type Submitted = { ok: true; booking: Booking } | { ok: false; refusal: SubmitRefusal };

export function useSubmit(flow: BookingFlow) {
  const { location, draft, own } = flow;
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null);
  // The price named by the api; applies only to the choices it was named for.
  const [newPrice, setNewPrice] = useState<{ of: string; price: TotalPrice } | null>(null);
  const what = JSON.stringify([
    draft.servicesIds,
    draft.startDate,
    draft.voucher?.code,
    draft.servicesSubscriptionId,
  ]);
  const price = newPrice?.of === what ? newPrice.price : flow.price;
  // Refuses to send if the client owns a visit or a booking that was not shown.
  const mutation = useMutation({
    mutationFn: async (body: CreateBookingBody): Promise<Submitted> => {
      if (await ownsUnseen()) return { ok: false, refusal: { kind: 'owns' } };
      const standing = await findStandingBooking(location.id, body);
      if (standing) return { ok: false, refusal: { kind: 'stands', booking: standing } };
      return { ok: true, booking: await createBooking(body) };
    },
  });

  const signIn = () => openAuthModal({ note: copy.signInNote, onSignedIn: () => void send() });

  const refuse = (next: SubmitRefusal) => {
    setRefusal(next);
    // A second submit then means that the client wants both bookings.
    if (next.kind === 'stands') forgetKey(location.id);
    if (next.kind === 'voucher') {
      client.removeQueries({ queryKey: vouchersKey(location.id) });
      flow.change({ voucher: null });
    }
    if (next.kind === 'sign-in') signIn();
    if (next.kind === 'slot-taken') {
      void client.invalidateQueries({ queryKey: slotsKey(location.id) });
      // The professional may have left: reload the location and show the slots of the others.
      if (next.message)
        void client.invalidateQueries({ queryKey: locationQuery(location).queryKey });
      flow.reportConflict(next.message ?? errorSentences.slot_taken);
    }
    if (next.kind === 'subscription') {
      void client.invalidateQueries(ownSubscriptionsQuery);
    }
    if (next.kind === 'services') {
      void client.invalidateQueries({ queryKey: locationQuery(location).queryKey });
      flow.change({}, next.message);
      flow.goTo(1);
    }
    if (next.kind === 'price-changed') {
      setNewPrice({ of: what, price: next.price });
      void client.invalidateQueries({ queryKey: locationQuery(location).queryKey });
      void client.invalidateQueries({ queryKey: vouchersKey(location.id) });
    }
  };

  /** True if the client has an unused visit that was not shown, e.g. because they have just signed in. */
  async function ownsUnseen(): Promise<boolean> {
    if (own.usable.length > 0 || !sellsSubscription(location, draft)) return false;
    const subscriptions = await client.ensureQueryData(ownSubscriptionsQuery);
    return ownChoice(subscriptions, location, draft, new Date()).used !== null;
  }

  async function send() {
    const body = createBookingBody(location, draft, price);
    if (!body) return;
    setRefusal(null);
    // A replayed response may be stale; do not cache it.
    const isRepeated = openOutcome(location.id) !== null;
    try {
      const submitted = await mutation.mutateAsync(body);
      if (!submitted.ok) return refuse(submitted.refusal);
      const { booking } = submitted;
      if (!isRepeated) client.setQueryData(bookingQuery(booking.id).queryKey, booking);
      invalidateConsumed();
      flow.placed(booking.id);
    } catch (error) {
      refuse(submitRefusal(error));
    }
  }

  function invalidateConsumed() {
    for (const queryKey of [slotsKey(location.id), vouchersKey(location.id), ownVouchersKey])
      client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries(ownSubscriptionsQuery);
    void client.invalidateQueries({ queryKey: ['bookings', 'list'] });
  }

  async function submit() {
    if (mutation.isPending) return;
    if (sessionStore.getState().status !== 'signed-in') {
      const { status } = await loadSession();
      if (status === 'guest') return signIn();
    }
    await send();
  }

  const forgetRefusal = () => setRefusal(null);
  return {
    submit,
    refusal,
    forgetRefusal,
    price,
    // Also true after success, until the placed booking renders.
    sending: mutation.isPending || mutation.data?.ok === true,
  };
}

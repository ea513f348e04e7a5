import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CreateBookingBody } from '#contract/booking.ts';
import { errorSentences } from '#contract/error.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { loadSession } from '#hooks/use-session.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { parseCodeStep } from '#lib/browser/tab-note.ts';
import { openAuthModal } from '#lib/session/auth-modal.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { call } from '#lib/api/call.ts';
import { bookingListsKey, bookingQuery, ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { createBookingBody } from './create-booking-body.ts';
import { findUnseenBooking } from '../own-bookings.tsx';
import { locationQuery } from '../draft/booking-location.ts';
import { slotsKey } from '#lib/api/slots-query.ts';
import { ownVouchersKey, vouchersKey } from './use-voucher.ts';
import { forgetKey, sendOnce, unansweredBody } from '#lib/api/idempotency-key.ts';
import { ownChoice } from '../draft/own-choice.ts';
import { submitRefusal, type SubmitRefusal } from '../refusal/submit-refusal.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

export function useSubmit(flow: BookingFlow) {
  const { location, draft, own } = flow;
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null);
  const [newPrice, setNewPrice] = useState<{ choices: string; price: TotalPrice } | null>(null);
  const choices = JSON.stringify([
    draft.servicesIds,
    draft.startDate,
    draft.voucher?.code,
    draft.servicesSubscriptionId,
  ]);
  const forgetRefusal = useCallback(() => setRefusal(null), []);
  const acceptedOverlaps = useRef<string[]>([]);
  const price = newPrice?.choices === choices ? newPrice.price : flow.price;
  const mutation = useMutation({
    mutationFn: async (body: CreateBookingBody) => {
      const early = await earlyRefusal(body);
      if (early) return { early };
      const { data: booking } = await sendOnce(location.id, body, (headers) =>
        call('createBooking', { body, headers }),
      );
      return { booking };
    },
  });

  const resumes = `booking:${location.id}`;
  const signIn = () =>
    openAuthModal({
      note: 'Trimitem programarea imediat ce ești în cont. Tot ce ai ales s-a păstrat.',
      resumes,
      onSignedIn: () => void submit(),
    });
  const resumeSignIn = useEffectEvent(() => isInterrupted(resumes) && signIn());
  useEffect(() => void resumeSignIn(), []);

  const refuse = (next: SubmitRefusal) => {
    setRefusal(next);
    const refetch = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
    const refetchLocation = () => refetch(locationQuery(location).queryKey);
    switch (next.kind) {
      case 'sign-in':
        return signIn();
      case 'unseen-booking':
        // Submitting again means that the client wants a second booking.
        acceptedOverlaps.current.push(next.booking.id);
        return forgetKey(location.id);
      case 'voucher':
        client.removeQueries({ queryKey: vouchersKey(location.id) });
        return flow.change({ voucher: null });
      case 'slot-taken':
        refetch(slotsKey(location.id));
        // Only a 422 has a message, e.g. if the professional has left.
        if (next.message) refetchLocation();
        return flow.reportConflict(next.message ?? errorSentences.slot_taken);
      case 'subscription':
        return refetch(ownSubscriptionsQuery.queryKey);
      case 'services':
        refetchLocation();
        flow.change({}, next.message);
        return flow.goTo(1);
      case 'fields':
        return refetchLocation();
      case 'price-changed':
        setNewPrice({ choices, price: next.price });
        refetchLocation();
        refetch(vouchersKey(location.id));
    }
  };

  async function earlyRefusal(body: CreateBookingBody): Promise<SubmitRefusal | null> {
    const { status } = sessionStore.getState();
    if (status !== 'signed-in' && (await loadSession()).status === 'guest')
      return { kind: 'sign-in' };
    if (await ownsUnseen()) return { kind: 'unseen-visit' };
    const booking = await findUnseenBooking(location.id, body);
    return booking && { kind: 'unseen-booking', booking };
  }

  async function ownsUnseen(): Promise<boolean> {
    const isSold = draft.services.some(({ is_subscription }) => is_subscription);
    if (own.usable.length > 0 || !isSold) return false;
    const subscriptions = await client.ensureQueryData(ownSubscriptionsQuery);
    return ownChoice(subscriptions, location, draft, new Date()).used !== null;
  }

  async function submit() {
    const body = createBookingBody(location, draft, price, acceptedOverlaps.current);
    if (!body || mutation.isPending) return;
    setRefusal(null);
    // A replayed response may be stale; do not cache it.
    const isRepeated = unansweredBody(location.id) !== null;
    try {
      const { early, booking } = await mutation.mutateAsync(body);
      if (early) return refuse(early);
      if (!isRepeated) client.setQueryData(bookingQuery(booking.id).queryKey, booking);
      invalidateConsumed();
      flow.showPlaced(booking.id);
    } catch (error) {
      refuse(submitRefusal(error, unansweredBody(location.id) !== null));
    }
  }

  function invalidateConsumed() {
    for (const queryKey of [slotsKey(location.id), vouchersKey(location.id), ownVouchersKey])
      client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries(ownSubscriptionsQuery);
    void client.invalidateQueries({ queryKey: bookingListsKey });
  }

  return {
    submit,
    accept(bookingId: string) {
      acceptedOverlaps.current.push(bookingId);
      void submit();
    },
    refusal,
    forgetRefusal,
    price,
    // Stays true until the placed booking renders.
    sending: mutation.isPending || mutation.data?.booking !== undefined,
  };
}

function isInterrupted(resumes: string): boolean {
  return (
    tabStorage.read('signInFor') === resumes && parseCodeStep(tabStorage.read('authStep')) !== null
  );
}

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Booking } from '#contract/booking.ts';
import type { NearTime } from '#domain/booking/nearest-times.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { useArrived, useHydrated } from '#hooks/use-hydrated.ts';
import { removeDraft, storeDraft } from '#lib/browser/draft-storage.ts';
import { isAboveThePage } from '#lib/browser/history-entry.ts';
import type { BookingLocation } from './booking-location.ts';
import { copy } from '../copy.ts';
import type { LinkedDraft } from './deep-link.ts';
import { draftStore, withSubscription } from './draft-store.ts';
import { allowedStep, emptyDraft, stepOf, type Draft, type Step } from './draft.ts';
import { useOwnChoice, useLinkedSubscription } from './own-choice.ts';
import { bookingDraft, draftPrice, lastsTooLong, reconcileDraft } from './selection.ts';

export type TimeConflict = NearTime & { message: string };

export type BookingFlow = ReturnType<typeof useBooking>;

export function useBooking(location: BookingLocation, linked: LinkedDraft, today: LocalDate) {
  const [store] = useState(() => draftStore(location, linked));
  const state = useStore(store);
  const current = reconcileDraft(location, state.draft);
  const [conflict, setConflict] = useState<TimeConflict | null>(null);
  const hydrated = useHydrated();
  const arrived = useArrived();
  const { addressStep, placedId, goTo, goBack, replace } = useStep();
  const step = allowedStep(
    placedId === null && lastsTooLong(location, current.draft) ? 1 : addressStep,
    current.draft,
    placedId !== null,
  );
  const own = useOwnChoice(location, current.draft);
  useLinkedSubscription(linked.own, (subscription) =>
    store.setState(withSubscription(location, store.getState(), subscription)),
  );

  useEffect(() => {
    if (!hydrated) return;
    if (step === 5) return;
    const { search } = window.location;
    if (search === '' || search === `?step=${step}`) return;
    storeDraft(location.id, store.getState().draft);
    // A press during hydration may have changed the step.
    if (stepOf(new URLSearchParams(search).get('step')) === addressStep) replace(step);
  }, [hydrated, step, addressStep, replace, store, location.id]);

  // After Back, earlier steps announce the placed booking.
  const [placed, setPlaced] = useState<string | null>(null);
  const showDone = useCallback(
    ({ start_date, start_time }: Booking) => {
      const when = dateTimeLabel(start_date, start_time);
      setPlaced(`Programarea de ${when}, a fost trimisă. O găsești în „Rezervările mele”.`);
      const { startDate, startTime } = store.getState().draft;
      // Back can reopen an earlier booking, which is not the draft's.
      if (startDate !== start_date || startTime !== start_time) return;
      store.setState({ draft: emptyDraft, notice: null });
      removeDraft(location.id);
    },
    [store, location.id],
  );

  return {
    location,
    today,
    step,
    placedId,
    draft: bookingDraft(location, current.draft, step, own.used),
    price: draftPrice(location, current.draft, today, own.used?.service.id),
    own,
    notice: copy.removed(current.removed) ?? state.notice,
    conflict,
    /** True once the stored draft is read, or if the URL's choices allow the URL's step. */
    ready: hydrated || step === addressStep,
    arrived,
    goTo,
    goBack,
    change(patch: Partial<Draft>, notice: string | null = null) {
      if (patch.startTime) setConflict(null);
      const { draft, removed } = reconcileDraft(location, { ...store.getState().draft, ...patch });
      const news = removed.filter((name) => !current.removed.includes(name));
      store.setState({ draft, notice: copy.removed(news) ?? notice });
    },
    reportConflict(message: string) {
      const { draft } = store.getState();
      const { startDate, startTime, professionalId } = draft;
      if (startDate === null || startTime === null) return;
      setConflict({ date: startDate, time: startTime, professionalId, message });
      store.setState({ draft: { ...draft, startTime: null } });
      replace(3);
    },
    showPlaced: (bookingId: string) => replace(5, bookingId),
    placed,
    showDone,
  };
}

function useStep() {
  const pathname = usePathname();
  const params = useSearchParams();
  const addressStep = stepOf(params.get('step'));

  const replace = useCallback(
    (step: Step, placedId?: string) => {
      const booking = placedId ? `&booking=${placedId}` : '';
      const change = () => {
        // A closing dialog must remove its history entry first.
        if (isAboveThePage()) window.addEventListener('popstate', change, { once: true });
        else if (window.location.pathname === pathname)
          window.history.replaceState(null, '', `${pathname}?step=${step}${booking}`);
      };
      change();
    },
    [pathname],
  );
  const goTo = (step: Step) =>
    window.history.pushState({ from: addressStep }, '', `${pathname}?step=${step}`);
  const goBack = (from: Step) => {
    const state = window.history.state as { from?: Step } | null;
    const target = stepOf(String(from - 1));
    if (state?.from === target) window.history.back();
    else replace(target);
  };
  return { addressStep, placedId: params.get('booking'), goTo, goBack, replace };
}

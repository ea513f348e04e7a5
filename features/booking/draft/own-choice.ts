import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#hooks/use-session.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { toInstant } from '#domain/time/local-time.ts';
import { ownSubscriptionProblem } from '#domain/booking/own-subscription.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import type { Draft } from './draft.ts';

export function ownChoice(
  subscriptions: readonly OwnSubscription[],
  location: Pick<BookingLocation, 'id'>,
  draft: Draft,
  now: Date,
) {
  const { startDate, startTime, servicesIds, servicesSubscriptionId } = draft;
  const visit = (startDate && startTime && toInstant(startDate, startTime)) || now;
  const running = subscriptions
    .filter(
      (own) =>
        own.location.id === location.id &&
        servicesIds.includes(own.service.id) &&
        own.status !== 'withdrawn' &&
        own.status !== 'canceled' &&
        new Date(own.expires_at) > now,
    )
    .sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at));
  const usable = running.filter((own) => ownSubscriptionProblem(own, visit) === null);
  const [first = null] = usable;
  const preference = usable.find(({ id }) => id === servicesSubscriptionId) ?? first;
  const [latest] = running.slice(-1);
  return {
    usable,
    used: draft.buysAnother ? null : preference,
    problem: first || !latest ? null : ownSubscriptionProblem(latest, visit),
  };
}

export function serviceIdsWithVisits(
  subscriptions: readonly OwnSubscription[],
  location: Pick<BookingLocation, 'id'>,
  now: Date,
): number[] {
  return subscriptions
    .filter((own) => own.location.id === location.id && ownSubscriptionProblem(own, now) === null)
    .map(({ service }) => service.id);
}

export function useOwnChoice(location: BookingLocation, draft: Draft) {
  const { user } = useSession();
  const { data = [] } = useQuery({
    ...ownSubscriptionsQuery,
    enabled: user !== null && servicesOf(location).some(({ is_subscription }) => is_subscription),
  });
  const own = user ? data : [];
  const now = new Date();
  return {
    ...ownChoice(own, location, draft, now),
    services: serviceIdsWithVisits(own, location, now),
  };
}

/** Calls `onLoaded` once, with null unless the subscription is usable now or later. */
export function useLinkedSubscription(
  id: string | null,
  onLoaded: (own: OwnSubscription | null) => void,
): void {
  const { user } = useSession();
  const { data, isFetching } = useQuery({
    ...ownSubscriptionsQuery,
    enabled: id !== null && user !== null,
  });
  const isDone = useRef(false);
  const report = useEffectEvent(onLoaded);
  useEffect(() => {
    if (id === null || !data || isFetching || isDone.current) return;
    isDone.current = true;
    const own = data.find((one) => one.id === id);
    const problem = own && ownSubscriptionProblem(own, new Date());
    report(own && (!problem || problem === 'not_begun') ? own : null);
  }, [id, data, isFetching]);
}

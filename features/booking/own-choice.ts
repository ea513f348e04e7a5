import { useQuery } from '@tanstack/react-query';
import { useSession } from '#hooks/use-session.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { toInstant } from '#domain/time/local-time.ts';
import {
  ownSubscriptionProblem,
  type OwnSubscriptionProblem,
} from '#domain/booking/own-subscription.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-subscriptions-query.ts';
import type { Draft } from './draft.ts';

/** How the client's own subscriptions apply to a draft. */
export type OwnChoice = {
  /** Subscriptions with a visit left for a chosen service, the earliest to expire first. */
  usable: OwnSubscription[];
  /** The subscription that pays: the chosen one, or the first usable one. */
  used: OwnSubscription | null;
  /** If none is usable: why a running one cannot pay for this visit. */
  problem: OwnSubscriptionProblem | null;
};

/** Evaluates own subscriptions at the time of the draft, or now if none is chosen. */
export function ownChoice(
  subscriptions: readonly OwnSubscription[],
  location: Pick<BookingLocation, 'id'>,
  draft: Draft,
  now: Date,
): OwnChoice {
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

/** Returns the ids of the services that a remaining visit would pay for now. */
export function paidServices(
  subscriptions: readonly OwnSubscription[],
  location: Pick<BookingLocation, 'id'>,
  now: Date,
): number[] {
  return subscriptions
    .filter((own) => own.location.id === location.id && ownSubscriptionProblem(own, now) === null)
    .map(({ service }) => service.id);
}

/** Evaluates the subscriptions of the signed-in client. Requests them only if the location sells subscriptions. */
export function useOwnChoice(
  location: BookingLocation,
  draft: Draft,
): OwnChoice & { services: number[] } {
  const { user } = useSession();
  const { data = [] } = useQuery({
    ...ownSubscriptionsQuery,
    enabled: user !== null && servicesOf(location).some(({ is_subscription }) => is_subscription),
  });
  const own = user ? data : [];
  const now = new Date();
  return { ...ownChoice(own, location, draft, now), services: paidServices(own, location, now) };
}

import { addDays, isLocalDate, isLocalTime, type LocalDate } from '#domain/time/local-time.ts';
import { parseId } from '#lib/paths.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { professionalsOf, reconcileDraft } from './selection.ts';
import { stepOf } from './steps.ts';

export type LinkParams = Record<string, string | string[] | undefined>;

/**
 * The draft described by a URL; null if none. `dropped` is true if a part was invalid; `again` tells what
 * changed since the visit that the URL repeats.
 */
export type LinkedDraft = {
  draft: Draft | null;
  dropped: boolean;
  removed?: string[];
  own?: string;
  again?: string | null;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const parts = ['services', 'professional', 'date', 'time', 'subscription'];

/**
 * Parses a draft from a URL (`?services=1,2&professional=&date=&time=&subscription=&step=`). `subscription`
 * is the id of a package to buy, or the UUID of a subscription that the client owns, which then pays.
 */
export function linkedDraft(
  params: LinkParams,
  location: BookingLocation,
  today: LocalDate,
): LinkedDraft {
  const subscription = parseId(one(params.subscription));
  const named = one(params.subscription);
  const own = named && uuid.test(named) ? named : null;
  const ids = list(params.services).map(parseId);

  const services = servicesOf(location);
  const knownIds = ids.filter((id) => id !== null && services.some((service) => service.id === id));
  const subscriptionService = services.find((service) =>
    service.subscriptions.some(({ id }) => id === subscription),
  );
  const servicesIds = [
    ...new Set([...(subscriptionService ? [subscriptionService.id] : []), ...knownIds]),
  ].filter((id) => id !== null);
  const step = one(params.step) || '1';
  const unknownStep = String(stepOf(step)) !== step;
  // Professional and time are meaningless without services.
  if (servicesIds.length === 0)
    return {
      draft: null,
      dropped:
        unknownStep || parts.some((part) => one(params[part]) && (part !== 'subscription' || !own)),
      ...(own && { own }),
    };
  const sold = services.filter(
    ({ id, is_subscription }) => is_subscription && servicesIds.includes(id),
  );
  const ownService = own && sold.length === 1 ? sold[0] : undefined;
  const { draft, removed } = reconcileDraft(location, {
    ...emptyDraft,
    servicesIds,
    addressSubscription: subscriptionService ? subscription : lockOf(ownService),
    servicesSubscriptionId: own,
  });

  const professional = parseId(one(params.professional));
  const able = professionalsOf(location, draft).some(({ id }) => id === professional);
  const time = timeOf(params, location, today);
  const lost =
    unknownStep ||
    knownIds.length < ids.length ||
    (Boolean(named) && !subscriptionService && !own) ||
    (Boolean(one(params.professional)) && !able) ||
    (Boolean(one(params.date)) && time.startDate === null) ||
    (Boolean(one(params.time)) && time.startTime === null);
  return {
    draft: { ...draft, professionalId: able ? professional : null, ...time },
    dropped: lost,
    removed,
    ...(own && { own }),
  };
}

/**
 * Returns the package id that keeps the service of an own subscription selected. Any package of it works, so
 * the first one.
 */
export function lockOf(
  service: { subscriptions: readonly { id: number }[] } | undefined,
): number | null {
  return service?.subscriptions[0]?.id ?? null;
}

/**
 * Drops parameters that are not text: for one named "constructor" Next returns a list with the inherited
 * property of its object.
 */
export function textParams(params: LinkParams): LinkParams {
  const isText = (value: unknown) => [value].flat().every((one) => typeof one === 'string');
  return Object.fromEntries(Object.entries(params).filter(([, value]) => isText(value)));
}

function timeOf(
  params: LinkParams,
  location: BookingLocation,
  today: LocalDate,
): Pick<Draft, 'startDate' | 'startTime'> {
  const date = one(params.date) ?? '';
  const time = one(params.time) ?? '';
  const bookable =
    isLocalDate(date) && date >= today && date <= addDays(today, location.horizon_days);
  if (!bookable) return { startDate: null, startTime: null };
  return { startDate: date, startTime: isLocalTime(time) ? time : null };
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function list(value: string | string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((text) => text.split(',').filter(Boolean));
}

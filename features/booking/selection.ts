import type { Service } from '#contract/service.ts';
import { isTooLong, totalDuration } from '#domain/booking-length.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { priceBooking, pricedService, type BookingPrice } from '#domain/price.ts';
import {
  activeSubscription,
  professionalsFor,
  reconcileSelection,
  toggleService,
  type Selection,
  type SelectionState,
} from '#domain/service-selection.ts';
import { noSubscription, type StoredChoice } from '#lib/draft-storage.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { emptyDraft, type BookingDraft, type Draft, type Step } from './draft.ts';

/** What depends on the choice of services, and the names of what could not stay. */
export type Choice = {
  choice: StoredChoice & Pick<Draft, 'professionalId'>;
  removed: string[];
};

/**
 * The choice as the rules of domain/ see it. The professional does not narrow the services here: the
 * services are asked first, and a professional who does not offer them all gives way.
 */
export function selectionState(location: BookingLocation, draft: Draft): SelectionState {
  return {
    services: servicesOf(location),
    available: location.professionals.map(({ id }) => id),
    servicesIds: draft.servicesIds,
    professional: null,
    subscription: draft.subscription,
    addressSubscription: draft.addressSubscription,
  };
}

/** Returns the chosen services in the order of choosing. */
export function chosenServices(location: BookingLocation, draft: Draft): Service[] {
  const services = servicesOf(location);
  return draft.servicesIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

/** Tells whether one of the chosen services is a subscription. */
export function sellsSubscription(location: BookingLocation, draft: Draft): boolean {
  return chosenServices(location, draft).some(({ is_subscription }) => is_subscription);
}

/** Returns the professionals who offer all chosen services. */
export function professionalsOf(
  location: BookingLocation,
  { servicesIds }: Pick<Draft, 'servicesIds'>,
) {
  const able = professionalsFor(selectionState(location, { ...emptyDraft, servicesIds }));
  return location.professionals.filter(({ id }) => able.includes(id));
}

/** Tells whether a location offers all those services together. */
export function areOffered(location: BookingLocation, servicesIds: readonly number[]): boolean {
  const known = servicesOf(location).map(({ id }) => id);
  return (
    servicesIds.every((id) => known.includes(id)) &&
    professionalsOf(location, { servicesIds: [...servicesIds] }).length > 0
  );
}

/** Returns the choice after a tap on a service. */
export function changeService(location: BookingLocation, draft: Draft, serviceId: number): Choice {
  return settled(location, draft, toggleService(selectionState(location, draft), serviceId));
}

/** Returns the draft with only what can still stand, after the location or the draft's origin changed. */
export function reconcileDraft(
  location: BookingLocation,
  draft: Draft,
): { draft: Draft; removed: string[] } {
  const selection = reconcileSelection(selectionState(location, draft));
  const { choice, removed } = settled(location, draft, selection);
  return { draft: { ...draft, ...choice }, removed };
}

/** Returns the whole draft at a step; `own` is the client's own subscription that pays with a session. */
export function bookingDraft(
  location: BookingLocation,
  draft: Draft,
  step: Step,
  own: { id: string } | null,
): BookingDraft {
  return {
    ...draft,
    subscription: activeSubscription(selectionState(location, draft)),
    servicesSubscriptionId: own?.id ?? null,
    step,
    services: chosenServices(location, draft),
    professional: location.professionals.find(({ id }) => id === draft.professionalId) ?? null,
    professionals: professionalsOf(location, draft),
    categories: location.service_categories,
  };
}

/** Tells whether the chosen services last longer than anyone who offers them works at a stretch. */
export function lastsTooLong(location: BookingLocation, draft: Draft): boolean {
  const able = professionalsOf(location, draft);
  return isTooLong(
    totalDuration(chosenServices(location, draft)),
    able.map(({ longest_stretch }) => longest_stretch),
  );
}

/**
 * Returns the price of the draft, on its day or, until one is chosen, today; `covered` is the service
 * that an own subscription pays for.
 */
export function draftPrice(
  location: BookingLocation,
  draft: Draft,
  today: LocalDate,
  covered: number | null = null,
): BookingPrice {
  return priceBooking(chosenServices(location, draft).map(pricedService), {
    date: draft.startDate ?? today,
    voucher: draft.voucher,
    covered_service_id: covered,
  });
}

function settled(
  location: BookingLocation,
  draft: Draft,
  { servicesIds, removed: removedIds, subscription }: Selection,
): Choice {
  const next = { ...draft, servicesIds };
  const services = servicesOf(location);
  const removed = removedIds.flatMap((id) => services.find((one) => one.id === id)?.name ?? []);
  const professional = location.professionals.find(({ id }) => id === draft.professionalId);
  const able = professional && professionalsOf(location, next).includes(professional);
  if (professional && !able) removed.push(professional.name);
  return {
    choice: {
      servicesIds,
      professionalId: able ? professional.id : null,
      servicesSubscriptionId: draft.servicesSubscriptionId,
      buysAnother: draft.buysAnother,
      ...(sellsSubscription(location, next)
        ? { subscription, addressSubscription: draft.addressSubscription }
        : noSubscription),
    },
    removed,
  };
}

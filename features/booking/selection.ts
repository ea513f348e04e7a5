import type { Service } from '#contract/service.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { priceBooking, pricedService, type BookingPrice } from '#domain/price.ts';
import {
  professionalsFor,
  reconcileSelection,
  toggleService,
  type SelectionContext,
} from '#domain/service-selection.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import type { Draft } from './draft.ts';

/** A draft after a change, with the names of what could not stay. */
export type Change = { draft: Draft; removed: string[] };

/**
 * The choice as the rules of domain/ see it. The professional does not narrow the services here: the
 * services are asked first, and a professional who does not offer them all gives way.
 */
export function selectionContext(location: BookingLocation, draft: Draft): SelectionContext {
  return {
    services: servicesOf(location),
    available: location.professionals.map(({ id }) => id),
    chosen: draft.servicesIds,
    professional: null,
    given_subscription: draft.subscription,
  };
}

/** Returns the chosen services in the order of choosing. */
export function chosenServices(location: BookingLocation, draft: Draft): Service[] {
  const services = servicesOf(location);
  return draft.servicesIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

/** Returns the professionals who offer all chosen services. */
export function professionalsOf(location: BookingLocation, draft: Draft) {
  const able = professionalsFor(selectionContext(location, draft));
  return location.professionals.filter(({ id }) => able.includes(id));
}

/** Returns the draft after a tap on a service. */
export function changeService(location: BookingLocation, draft: Draft, serviceId: number): Change {
  const { chosen, removed } = toggleService(selectionContext(location, draft), serviceId);
  return settled(location, { ...draft, servicesIds: chosen }, removed);
}

/** Returns the draft with only what can still stand, after the location or the draft's origin changed. */
export function reconcileDraft(location: BookingLocation, draft: Draft): Change {
  const { chosen, removed } = reconcileSelection(selectionContext(location, draft));
  return settled(location, { ...draft, servicesIds: chosen }, removed);
}

/** Returns the length of the chosen services in minutes. */
export function totalDuration(services: readonly Service[]): number {
  return services.reduce((sum, { duration }) => sum + duration, 0);
}

/** Returns the price of the draft, on its day or, until one is chosen, today. */
export function draftPrice(
  location: BookingLocation,
  draft: Draft,
  today: LocalDate,
): BookingPrice {
  return priceBooking(chosenServices(location, draft).map(pricedService), {
    date: draft.startDate ?? today,
    voucher: draft.voucher,
  });
}

function settled(location: BookingLocation, draft: Draft, removedIds: readonly number[]): Change {
  const services = servicesOf(location);
  const removed = removedIds.flatMap((id) => services.find((one) => one.id === id)?.name ?? []);
  const professional = location.professionals.find(({ id }) => id === draft.professionalId);
  if (draft.professionalId === null) return { draft, removed };
  if (professional && professionalsOf(location, draft).includes(professional))
    return { draft, removed };
  if (professional) removed.push(professional.name);
  return { draft: { ...draft, professionalId: null }, removed };
}

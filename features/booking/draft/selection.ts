import type { Service } from '#contract/service.ts';
import { maxCounts } from '#contract/values.ts';
import { isTooLong, totalDuration } from '#domain/booking/booking-length.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { priceBooking, pricedService, type BookingPrice } from '#domain/money/price.ts';
import {
  professionalsFor,
  reconcileSelection,
  type SelectionState,
} from '#domain/booking/service-selection.ts';
import { noSubscription } from '#lib/browser/draft-storage.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { emptyDraft, type Draft, type Step } from './draft.ts';

export function selectionState(location: BookingLocation, draft: Draft): SelectionState {
  return {
    services: servicesOf(location),
    available: location.professionals.map(({ id }) => id),
    servicesIds: draft.servicesIds,
    subscription: draft.subscription,
    addressSubscription: draft.addressSubscription,
  };
}

type Chosen = Pick<Draft, 'servicesIds'>;

function chosenServices(location: BookingLocation, { servicesIds }: Chosen): Service[] {
  const services = servicesOf(location);
  return servicesIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

export function professionalsOf(location: BookingLocation, { servicesIds }: Chosen) {
  const able = professionalsFor(selectionState(location, { ...emptyDraft, servicesIds }));
  return location.professionals.filter(({ id }) => able.includes(id));
}

export function areOffered(location: BookingLocation, servicesIds: readonly number[]): boolean {
  const offeredIds = servicesOf(location).map(({ id }) => id);
  return (
    servicesIds.every((id) => offeredIds.includes(id)) &&
    professionalsOf(location, { servicesIds: [...servicesIds] }).length > 0
  );
}

export function reconcileDraft(
  location: BookingLocation,
  draft: Draft,
): { draft: Draft; removed: string[] } {
  const selection = reconcileSelection(selectionState(location, draft));
  const next = { ...draft, servicesIds: selection.servicesIds };
  const removedServices = chosenServices(location, { servicesIds: selection.removed });
  const removed = removedServices.map(({ name }) => name);
  const professional = location.professionals.find(({ id }) => id === draft.professionalId);
  const able = professional && professionalsOf(location, next).includes(professional);
  if (professional && !able) removed.push(professional.name);
  const hasSubscription = chosenServices(location, next).some((one) => one.is_subscription);
  return {
    draft: {
      ...next,
      professionalId: able ? professional.id : null,
      ...(hasSubscription ? { subscription: selection.subscription } : noSubscription),
    },
    removed,
  };
}

/** `draft` must be reconciled. */
export function bookingDraft(
  location: BookingLocation,
  draft: Draft,
  step: Step,
  own: { id: string } | null,
) {
  return {
    ...draft,
    servicesSubscriptionId: own?.id ?? null,
    step,
    services: chosenServices(location, draft),
    professional: location.professionals.find(({ id }) => id === draft.professionalId) ?? null,
    professionals: professionalsOf(location, draft),
    categories: location.service_categories,
  };
}

export function lastsTooLong(location: BookingLocation, draft: Draft): boolean {
  const able = professionalsOf(location, draft);
  return (
    draft.servicesIds.length > maxCounts.services ||
    isTooLong(
      totalDuration(chosenServices(location, draft)),
      able.map(({ longest_stretch }) => longest_stretch),
    )
  );
}

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

import type { Service } from '#contract/service.ts';
import { maxCounts } from '#contract/values.ts';
import { isTooLong, totalDuration } from '#domain/booking/booking-length.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { priceBooking, pricedService, type BookingPrice } from '#domain/money/price.ts';
import {
  activeSubscription,
  professionalsFor,
  reconcileSelection,
  toggleService,
  type Selection,
  type SelectionState,
} from '#domain/booking/service-selection.ts';
import { noSubscription, type StoredChoice } from '#lib/browser/draft-storage.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { emptyDraft, type Draft, type Step } from './draft.ts';

export type Choice = {
  choice: StoredChoice & Pick<Draft, 'professionalId'>;
  removed: string[];
};

export function selectionState(location: BookingLocation, draft: Draft): SelectionState {
  return {
    services: servicesOf(location),
    available: location.professionals.map(({ id }) => id),
    servicesIds: draft.servicesIds,
    subscription: draft.subscription,
    addressSubscription: draft.addressSubscription,
  };
}

function chosenServices(location: BookingLocation, draft: Draft): Service[] {
  const services = servicesOf(location);
  return draft.servicesIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

export function professionalsOf(
  location: BookingLocation,
  { servicesIds }: Pick<Draft, 'servicesIds'>,
) {
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

export function changeService(location: BookingLocation, draft: Draft, serviceId: number): Choice {
  return settled(location, draft, toggleService(selectionState(location, draft), serviceId));
}

export function reconcileDraft(
  location: BookingLocation,
  draft: Draft,
): { draft: Draft; removed: string[] } {
  const selection = reconcileSelection(selectionState(location, draft));
  const { choice, removed } = settled(location, draft, selection);
  return { draft: { ...draft, ...choice }, removed };
}

/** `own`: the subscription that pays. */
export function bookingDraft(
  location: BookingLocation,
  draft: Draft,
  step: Step,
  own: { id: string } | null,
) {
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

/** Prices on the draft's day, else today. `covered`: the service that an own subscription pays. */
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
      ...(chosenServices(location, next).some(({ is_subscription }) => is_subscription)
        ? { subscription, addressSubscription: draft.addressSubscription }
        : noSubscription),
    },
    removed,
  };
}

import { draftLifeMs, parseNote, writeNote } from './tab-note.ts';
import { tabStorage } from './browser-storage.ts';

/** The part of a draft that the page of a location chooses too. */
export type StoredChoice = {
  /** In the order of choosing. */
  servicesIds: number[];
  /** The subscription to buy with its service. */
  subscription: number | null;
  /** The id of the client's own subscription that pays with a session; null where none was chosen. */
  servicesSubscriptionId: string | null;
  /** The client buys another subscription although they have sessions left. */
  buysAnother: boolean;
};

/** The subscriptions of a draft without a subscription service. */
export const noSubscription: Omit<StoredChoice, 'servicesIds'> = {
  subscription: null,
  servicesSubscriptionId: null,
  buysAnother: false,
};

const keyOf = (locationId: number) => `booking:${locationId}`;

/** Stores the draft of a location for this tab. */
export function storeDraft(locationId: number, draft: object, now: Date): void {
  writeNote(keyOf(locationId), draft, now);
}

/** Removes the draft of a location. */
export function removeDraft(locationId: number): void {
  writeNote(keyOf(locationId), null);
}

/** Returns the stored draft of a location, unchecked; null when there is none, it is broken or over 2 h old. */
export function storedDraft(locationId: number, now: Date): Record<string, unknown> | null {
  return parseNote(tabStorage.read(keyOf(locationId)), draftLifeMs, now)?.value ?? null;
}

/** Returns the ids of the services in the stored draft of a location, in the order of choosing. */
export function storedServices(locationId: number, now: Date): number[] {
  const ids = storedDraft(locationId, now)?.servicesIds;
  return Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : [];
}

/**
 * Stores which services are chosen, beside whatever else the draft of the location holds. Without a
 * subscription among them the choice of one is forgotten.
 */
export function storeServices(
  locationId: number,
  { servicesIds, subscription }: { servicesIds: number[]; subscription: number | null },
  now: Date,
): void {
  const choice: Partial<StoredChoice> = {
    servicesIds,
    ...(subscription === null && noSubscription),
  };
  storeDraft(locationId, { ...storedDraft(locationId, now), ...choice }, now);
}

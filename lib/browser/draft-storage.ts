import { readNote, writeNote } from './tab-note.ts';
import { isId } from './browser-storage.ts';

export type StoredChoice = {
  servicesIds: number[];
  subscription: number | null;
  addressSubscription: number | null;
  /** The client's own subscription that pays; null for none. */
  servicesSubscriptionId: string | null;
  buysAnother: boolean;
};

export const noSubscription: Omit<StoredChoice, 'servicesIds'> = {
  subscription: null,
  addressSubscription: null,
  servicesSubscriptionId: null,
  buysAnother: false,
};

const keyOf = (locationId: number) => `booking:${locationId}` as const;

export function storeDraft(locationId: number, draft: object): void {
  writeNote(keyOf(locationId), draft);
}

export function removeDraft(locationId: number): void {
  writeNote(keyOf(locationId), null);
}

export function storedDraft(locationId: number): Record<string, unknown> | null {
  return readNote(keyOf(locationId));
}

type StoredSelection = Pick<StoredChoice, 'servicesIds' | 'addressSubscription'>;

export function storedSelection(locationId: number): StoredSelection {
  const { servicesIds, addressSubscription } = storedDraft(locationId) ?? {};
  return {
    servicesIds: Array.isArray(servicesIds) ? servicesIds.filter(isId) : [],
    addressSubscription: isId(addressSubscription) ? addressSubscription : null,
  };
}

/** Stores only the services. If `subscription` is null, the stored choice of one is cleared. */
export function storeServices(
  locationId: number,
  { servicesIds, subscription }: { servicesIds: number[]; subscription: number | null },
): void {
  const choice: Partial<StoredChoice> = {
    servicesIds,
    ...(subscription === null && noSubscription),
  };
  storeDraft(locationId, { ...storedDraft(locationId), ...choice });
}

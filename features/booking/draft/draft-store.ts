import { createStore, type StoreApi } from 'zustand/vanilla';
import { storedDraft, storeDraft } from '#lib/browser/draft-storage.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { onOtherTab } from '#lib/session/session-store.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { copy } from '../copy.ts';
import { firstPackageId, linkDropped, type LinkedDraft } from './deep-link.ts';
import { emptyDraft, parseDraft, typedPart, type Draft } from './draft.ts';
import { reconcileDraft } from './selection.ts';

type DraftState = {
  draft: Draft;
  notice: string | null;
};

/**
 * A URL without services, or with only the stored ones, restores the whole stored draft. Another
 * URL overrides it, except comment and custom fields.
 */
export function draftStore(location: BookingLocation, linked: LinkedDraft): StoreApi<DraftState> {
  const fromLink: DraftState = {
    draft: linked.draft ?? emptyDraft,
    notice: linked.notice,
  };
  const store = createStore(() => fromLink);
  if (typeof window !== 'undefined') {
    store.setState(restored(location, fromLink, linked.draft === null));
    currentStore = store;
  }
  store.subscribe(({ draft }) => storeDraft(location.id, draft));
  return store;
}

let currentStore: StoreApi<DraftState> | null = null;

if (typeof window !== 'undefined')
  onOtherTab((event) => {
    if (event !== 'logout') return;
    const ofClient = { ...typedPart(emptyDraft), voucher: null, servicesSubscriptionId: null };
    currentStore?.setState(({ draft }) => ({ draft: { ...draft, ...ofClient } }));
  });

function restored(location: BookingLocation, fromLink: DraftState, whole: boolean): DraftState {
  const stored = storedDraft(location.id);
  if (!stored) return fromLink;
  const { draft, removed } = reconcileDraft(location, parseDraft(stored));
  if (!whole && !isPartOf(fromLink.draft, draft))
    return { ...fromLink, draft: { ...fromLink.draft, ...typedPart(draft) } };
  return { draft, notice: copy.removed(removed) ?? fromLink.notice };
}

function isPartOf(linked: Draft, stored: Draft): boolean {
  return (
    linked.professionalId === null &&
    linked.startDate === null &&
    linked.addressSubscription === null &&
    linked.servicesSubscriptionId === null &&
    linked.servicesIds.join() === stored.servicesIds.join()
  );
}

export function withSubscription(
  location: BookingLocation,
  { draft, notice }: DraftState,
  own: OwnSubscription | null,
): Partial<DraftState> {
  const service = servicesOf(location).find(({ id }) => id === own?.service.id);
  if (!own || !service || own.location.id !== location.id)
    return { draft: { ...draft, addressSubscription: null }, notice: linkDropped };
  const { draft: next, removed } = reconcileDraft(location, {
    ...draft,
    servicesIds: [...new Set([service.id, ...draft.servicesIds])],
    servicesSubscriptionId: own.id,
    addressSubscription: firstPackageId(service),
  });
  return { draft: next, notice: copy.removed(removed) ?? notice };
}

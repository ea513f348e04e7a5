import { createStore, type StoreApi } from 'zustand/vanilla';
import { storedDraft, storeDraft } from '#lib/browser/draft-storage.ts';
import { onOtherTab } from '#lib/session/session-store.ts';
import type { BookingLocation } from './booking-location.ts';
import { copy } from '../copy.ts';
import type { LinkedDraft } from './deep-link.ts';
import { emptyDraft, parseDraft, typedPart, type Draft } from './draft.ts';
import { reconcileDraft } from './selection.ts';

export type DraftState = {
  draft: Draft;
  notice: string | null;
};

/**
 * The draft of one location in this tab. The URL overrides the stored draft, except for the typed comment and
 * custom field values. Stores the draft on every change, not when it is only read from the URL. The initial
 * state matches the server's HTML.
 */
export function draftStore(location: BookingLocation, linked: LinkedDraft): StoreApi<DraftState> {
  const fromLink: DraftState = {
    draft: linked.draft ?? emptyDraft,
    notice: linked.again ?? noticeOf(linked),
  };
  const store = createStore(() => fromLink);
  if (typeof window !== 'undefined')
    store.setState(restored(location, fromLink, linked.draft === null));
  store.subscribe(({ draft }) => storeDraft(location.id, draft, new Date()));
  if (typeof window !== 'undefined') forgetTypedAtLogout(store);
  return store;
}

function noticeOf({ removed = [], dropped }: LinkedDraft): string | null {
  const words = [
    ...(removed.length > 0 ? [copy.removed(removed)] : []),
    ...(dropped ? [copy.linkDropped] : []),
  ];
  return words.join('. ') || null;
}

/** The store on screen; null before the first. */
let currentStore: StoreApi<DraftState> | null = null;

function forgetTypedAtLogout(store: StoreApi<DraftState>): void {
  const isFirst = currentStore === null;
  currentStore = store;
  if (!isFirst) return;
  onOtherTab((event) => {
    if (event !== 'logout') return;
    currentStore?.setState(({ draft }) => ({ draft: { ...draft, ...typedPart(emptyDraft) } }));
  });
}

function restored(location: BookingLocation, fromLink: DraftState, whole: boolean): DraftState {
  const restoredDraft = readDraft(storedDraft(location.id, new Date()), location);
  if (!restoredDraft) return fromLink;
  const { draft, removed } = restoredDraft;
  if (!whole && !isPartOf(fromLink.draft, draft))
    return { ...fromLink, draft: { ...fromLink.draft, ...typedPart(draft) } };
  return { draft, notice: removed.length > 0 ? copy.removed(removed) : fromLink.notice };
}

/** Returns true if a link contains only the services of the stored draft. */
function isPartOf(linked: Draft, stored: Draft): boolean {
  const { professionalId, startDate, addressSubscription, servicesIds } = linked;
  const { servicesSubscriptionId } = linked;
  return (
    professionalId === null &&
    startDate === null &&
    addressSubscription === null &&
    servicesSubscriptionId === null &&
    servicesIds.join() === stored.servicesIds.join()
  );
}

/** Returns a stored draft, reduced to what is valid at the location; null if nothing is stored. */
export function readDraft(
  stored: Record<string, unknown> | null,
  location: BookingLocation,
): ReturnType<typeof reconcileDraft> | null {
  return stored && reconcileDraft(location, parseDraft(stored));
}

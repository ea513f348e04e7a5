import { dropDraft, keepDraft, keptDraft } from '#lib/kept-draft.ts';
import type { BookingLocation } from './booking-location.ts';
import { copy } from './copy.ts';
import type { LinkedDraft } from './deep-link.ts';
import { readDraft } from './draft-storage.ts';
import { emptyDraft, type Draft } from './draft.ts';

export type DraftState = {
  draft: Draft;
  /** What the client should know about their draft: parts that had to go. */
  notice: string | null;
};

export type DraftStore = {
  get: () => DraftState;
  /** The state in the server's HTML: what the address alone says. */
  getServer: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  set: (draft: Draft, notice?: string | null) => void;
  /** Keeps for a reload what only the address said so far. */
  keep: () => void;
  /** Forgets the draft once it is booked. */
  clear: () => void;
};

/**
 * Returns the draft of one location for this tab. What the address describes comes before what the tab
 * kept; the message and the answers that were typed stay.
 */
export function draftStore(location: BookingLocation, linked: LinkedDraft): DraftStore {
  const fromLink: DraftState = {
    draft: linked.draft ?? emptyDraft,
    notice: linked.dropped ? copy.linkDropped : null,
  };
  let state =
    typeof window === 'undefined' ? fromLink : restored(location, fromLink, linked.draft === null);
  const listeners = new Set<() => void>();
  const change = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    getServer: () => fromLink,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(draft, notice = null) {
      keepDraft(location.id, draft, new Date());
      change({ draft, notice });
    },
    keep: () => keepDraft(location.id, state.draft, new Date()),
    clear() {
      dropDraft(location.id);
      change({ draft: emptyDraft, notice: null });
    },
  };
}

function restored(location: BookingLocation, fromLink: DraftState, whole: boolean): DraftState {
  const kept = readDraft(keptDraft(location.id, new Date()), location);
  if (!kept) return fromLink;
  const { comment, customFields } = kept.draft;
  if (!whole && !isPartOf(fromLink.draft, kept.draft))
    return { ...fromLink, draft: { ...fromLink.draft, comment, customFields } };
  return {
    draft: kept.draft,
    notice: kept.removed.length > 0 ? copy.removed(kept.removed) : fromLink.notice,
  };
}

/** Tells whether a link says nothing but the services that are chosen already. */
function isPartOf(linked: Draft, kept: Draft): boolean {
  const { professionalId, startDate, givenSubscription, servicesIds } = linked;
  return (
    professionalId === null &&
    startDate === null &&
    givenSubscription === null &&
    servicesIds.join() === kept.servicesIds.join()
  );
}

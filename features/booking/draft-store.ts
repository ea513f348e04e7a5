import { createStore, type StoreApi } from 'zustand/vanilla';
import { isLocalDate, isLocalTime } from '#domain/local-time.ts';
import { isRecord, storedDraft, storeDraft } from '#lib/draft-storage.ts';
import type { BookingLocation } from './booking-location.ts';
import { copy } from './copy.ts';
import type { LinkedDraft } from './deep-link.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { reconcileDraft } from './selection.ts';

export type DraftState = {
  draft: Draft;
  /** What the client should know about their draft: parts that had to go. */
  notice: string | null;
};

/**
 * Returns the draft of one location for this tab. What the address describes comes before what the tab
 * stored; the message and the answers that were typed stay. A change is stored with the draft, what only
 * the address said is not. The initial state is that of the server's HTML.
 */
export function draftStore(location: BookingLocation, linked: LinkedDraft): StoreApi<DraftState> {
  const fromLink: DraftState = {
    draft: linked.draft ?? emptyDraft,
    notice: linked.dropped ? copy.linkDropped : null,
  };
  const store = createStore(() => fromLink);
  if (typeof window !== 'undefined')
    store.setState(restored(location, fromLink, linked.draft === null));
  store.subscribe(({ draft }) => storeDraft(location.id, draft, new Date()));
  return store;
}

function restored(location: BookingLocation, fromLink: DraftState, whole: boolean): DraftState {
  const restoredDraft = readDraft(storedDraft(location.id, new Date()), location);
  if (!restoredDraft) return fromLink;
  const { draft, removed } = restoredDraft;
  const { comment, customFields } = draft;
  if (!whole && !isPartOf(fromLink.draft, draft))
    return { ...fromLink, draft: { ...fromLink.draft, comment, customFields } };
  return { draft, notice: removed.length > 0 ? copy.removed(removed) : fromLink.notice };
}

/** Tells whether a link says nothing but the services that are chosen already. */
function isPartOf(linked: Draft, stored: Draft): boolean {
  const { professionalId, startDate, givenSubscription, servicesIds } = linked;
  const { servicesSubscriptionId } = linked;
  return (
    professionalId === null &&
    startDate === null &&
    givenSubscription === null &&
    servicesSubscriptionId === null &&
    servicesIds.join() === stored.servicesIds.join()
  );
}

/** Returns a stored draft, checked again field by field against the location; null where there is none. */
export function readDraft(
  stored: Record<string, unknown> | null,
  location: BookingLocation,
): ReturnType<typeof reconcileDraft> | null {
  if (!stored) return null;
  const startDate =
    isText(stored.startDate) && isLocalDate(stored.startDate) ? stored.startDate : null;
  const startTime =
    isText(stored.startTime) && isLocalTime(stored.startTime) ? stored.startTime : null;
  return reconcileDraft(location, {
    servicesIds: Array.isArray(stored.servicesIds) ? stored.servicesIds.filter(isId) : [],
    professionalId: isId(stored.professionalId) ? stored.professionalId : null,
    startDate,
    startTime: startDate && startTime,
    comment: isText(stored.comment) ? stored.comment : '',
    customFields: isRecord(stored.customFields) ? textsOf(stored.customFields) : {},
    voucher: isVoucher(stored.voucher) ? stored.voucher : null,
    subscription: isId(stored.subscription) ? stored.subscription : null,
    givenSubscription: isId(stored.givenSubscription) ? stored.givenSubscription : null,
    servicesSubscriptionId: isText(stored.servicesSubscriptionId)
      ? stored.servicesSubscriptionId
      : null,
    buysAnother: stored.buysAnother === true,
  });
}

function isVoucher(value: unknown): value is NonNullable<Draft['voucher']> {
  return (
    isRecord(value) &&
    isId(value.id) &&
    isText(value.code) &&
    typeof value.discount === 'number' &&
    isText(value.discount_type) &&
    Array.isArray(value.services) &&
    value.services.every(isId)
  );
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

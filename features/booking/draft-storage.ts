import { isLocalDate, isLocalTime } from '#domain/local-time.ts';
import type { BookingLocation } from './booking-location.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { reconcileDraft, type Change } from './selection.ts';

const LIFE_MS = 2 * 60 * 60 * 1000;

const keyOf = (locationId: number) => `booking:${locationId}`;

/** Keeps a draft for this tab. Where storage is closed the draft lives as long as the page. */
export function keepDraft(locationId: number, draft: Draft, now: Date): void {
  try {
    const kept = JSON.stringify({ savedAt: now.getTime(), draft });
    sessionStorage.setItem(keyOf(locationId), kept);
  } catch {
    // Private modes refuse storage; nothing that is on the screen is lost.
  }
}

/** Forgets the draft of a location. */
export function dropDraft(locationId: number): void {
  try {
    sessionStorage.removeItem(keyOf(locationId));
  } catch {
    // See keepDraft.
  }
}

/** Returns the draft kept for a location, null when there is none, it is broken or over 2 h old. */
export function keptDraft(location: BookingLocation, now: Date): Change | null {
  try {
    return readDraft(sessionStorage.getItem(keyOf(location.id)), location, now);
  } catch {
    return null;
  }
}

/** Returns the draft in a stored text, checked again field by field against the location. */
export function readDraft(
  text: string | null,
  location: BookingLocation,
  now: Date,
): Change | null {
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(kept) || typeof kept.savedAt !== 'number' || !isRecord(kept.draft)) return null;
  const age = now.getTime() - kept.savedAt;
  if (age < 0 || age > LIFE_MS) return null;

  const given = kept.draft;
  const startDate =
    isText(given.startDate) && isLocalDate(given.startDate) ? given.startDate : null;
  const startTime =
    isText(given.startTime) && isLocalTime(given.startTime) ? given.startTime : null;
  return reconcileDraft(location, {
    ...emptyDraft,
    servicesIds: Array.isArray(given.servicesIds) ? given.servicesIds.filter(isId) : [],
    professionalId: isId(given.professionalId) ? given.professionalId : null,
    startDate,
    startTime: startDate && startTime,
    comment: isText(given.comment) ? given.comment : '',
    customFields: isRecord(given.customFields) ? textsOf(given.customFields) : {},
    voucher: isVoucher(given.voucher) ? given.voucher : null,
    subscription: isId(given.subscription) ? given.subscription : null,
    servicesSubscriptionId: isText(given.servicesSubscriptionId)
      ? given.servicesSubscriptionId
      : null,
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

import { isLocalDate, isLocalTime } from '#domain/local-time.ts';
import type { BookingLocation } from './booking-location.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { reconcileDraft } from './selection.ts';

/** Returns a kept draft, checked again field by field against the location; null where none was kept. */
export function readDraft(
  given: Record<string, unknown> | null,
  location: BookingLocation,
): ReturnType<typeof reconcileDraft> | null {
  if (!given) return null;
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
    givenSubscription: isId(given.givenSubscription) ? given.givenSubscription : null,
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

import { isRecord, tabStorage } from '#lib/browser/browser-storage.ts';
import { isApiError, type ApiErrorCode } from './api-error.ts';
import { retryableCodes } from './query-client.ts';

/** Location id for a new booking, booking id for a reschedule, 'block' for blocked time. */
type Subject = number | string;

/** The api sends these before it attempts the change, which an earlier attempt may have made. */
const preliminaryCodes: readonly ApiErrorCode[] = [
  'unauthenticated',
  'csrf_mismatch',
  'too_many_attempts',
  'read_only',
];

const nameOf = (subject: Subject) => `booking-key:${subject}` as const;

/** While the outcome is unknown, even after a reload, the same body keeps its key. */
export async function sendOnce<T>(
  subject: Subject,
  body: object,
  send: (headers: { 'idempotency-key': string }) => Promise<T>,
): Promise<T> {
  const earlier = readEntry(subject)?.key;
  const key = idempotencyKey(subject, body);
  try {
    const data = await send({ 'idempotency-key': key });
    forgetKey(subject);
    return data;
  } catch (error) {
    const isPreliminary =
      isApiError(error) && (error.isUnprocessed || preliminaryCodes.includes(error.code));
    const isUnknown = isPreliminary ? key === earlier : isApiError(error, ...retryableCodes);
    if (!isUnknown) forgetKey(subject);
    throw error;
  }
}

export function idempotencyKey(subject: Subject, body: object): string {
  const entry = readEntry(subject);
  if (entry && JSON.stringify(entry.body) === JSON.stringify(body)) return entry.key;
  const key = newKey();
  tabStorage.write(nameOf(subject), JSON.stringify({ body, key }));
  return key;
}

/** Returns the body of this tab's last attempt with an unknown outcome; else null. */
export function unansweredBody(subject: Subject): unknown {
  return readEntry(subject)?.body ?? null;
}

export function forgetKey(subject: Subject): void {
  tabStorage.write(nameOf(subject), null);
}

function readEntry(subject: Subject): { body: object; key: string } | null {
  const entry = tabStorage.readJson(nameOf(subject));
  if (!isRecord(entry) || typeof entry.key !== 'string' || !isRecord(entry.body)) return null;
  return { body: entry.body, key: entry.key };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

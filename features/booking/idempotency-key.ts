import { tabStorage } from '#lib/browser-storage.ts';
import { isRecord } from '#lib/tab-note.ts';

/** A new booking at the location of this id, or the booking of this id that is moved. */
type Subject = number | string;

const nameOf = (subject: Subject) => `booking-key:${subject}`;

/**
 * Returns the Idempotency-Key of a change to a booking: the same for the same content, over reloads and retries, so
 * that a lost answer can be asked for again; a new one as soon as anything differs.
 */
export function idempotencyKey(subject: Subject, body: object): string {
  const entry = readEntry(subject);
  if (entry && JSON.stringify(entry.body) === JSON.stringify(body)) return entry.key;
  const key = newKey();
  tabStorage.write(nameOf(subject), JSON.stringify({ body, key }));
  return key;
}

/** Returns what was sent from this tab of which nobody knows yet whether it was done; null for nothing. */
export function openOutcome(subject: Subject): unknown {
  return readEntry(subject)?.body ?? null;
}

/** Forgets the key after a definite answer: what is sent later is another change. */
export function forgetKey(subject: Subject): void {
  tabStorage.write(nameOf(subject), null);
}

/** What was sent and its key; null for nothing, and for what makes no sense. */
function readEntry(subject: Subject): { body: object; key: string } | null {
  const entry = tabStorage.readJson(nameOf(subject));
  if (!isRecord(entry) || typeof entry.key !== 'string' || !isRecord(entry.body)) return null;
  return { body: entry.body, key: entry.key };
}

// crypto.randomUUID is missing on plain http addresses other than localhost.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { isRecord, tabStorage } from '#lib/browser/browser-storage.ts';

type Subject = number | string;

const nameOf = (subject: Subject) => `booking-key:${subject}` as const;

/**
 * Returns the Idempotency-Key of a change. The same content keeps its key across reloads and retries, so that
 * a lost response can be replayed; different content gets a new key.
 */
export function idempotencyKey(subject: Subject, body: object): string {
  const entry = readEntry(subject);
  if (entry && JSON.stringify(entry.body) === JSON.stringify(body)) return entry.key;
  const key = newKey();
  tabStorage.write(nameOf(subject), JSON.stringify({ body, key }));
  return key;
}

/** Returns the body of the last attempt in this tab whose outcome is unknown; null if none. */
export function openOutcome(subject: Subject): unknown {
  return readEntry(subject)?.body ?? null;
}

/** Call after a definite response: the next attempt is a different change. */
export function forgetKey(subject: Subject): void {
  tabStorage.write(nameOf(subject), null);
}

/** Returns null if nothing valid is stored. */
function readEntry(subject: Subject): { body: object; key: string } | null {
  const entry = tabStorage.readJson(nameOf(subject));
  if (!isRecord(entry) || typeof entry.key !== 'string' || !isRecord(entry.body)) return null;
  return { body: entry.body, key: entry.key };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

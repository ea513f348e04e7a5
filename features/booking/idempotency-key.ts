import { tabStorage } from '#lib/browser-storage.ts';

/** A new booking at the location of this id, or the booking of this id that is moved. */
type Subject = number | string;

const nameOf = (subject: Subject) => `booking-key:${subject}`;

/**
 * Returns the Idempotency-Key of a change to a booking: the same for the same content, over reloads and retries, so
 * that a lost answer can be asked for again; a new one as soon as anything differs.
 */
export function idempotencyKey(subject: Subject, body: object): string {
  const name = nameOf(subject);
  const content = JSON.stringify(body);
  const entry = parse(tabStorage.read(name));
  if (entry?.content === content) return entry.key;
  const key = newKey();
  tabStorage.write(name, JSON.stringify({ content, key }));
  return key;
}

/** Returns what was sent from this tab of which nobody knows yet whether it was done; null for nothing. */
export function openOutcome(subject: Subject): unknown {
  const entry = parse(tabStorage.read(nameOf(subject)));
  return entry && JSON.parse(entry.content);
}

/** Forgets the key after a definite answer: what is sent later is another change. */
export function forgetKey(subject: Subject): void {
  tabStorage.write(nameOf(subject), null);
}

function parse(text: string | null): { content: string; key: string } | null {
  return text === null ? null : (JSON.parse(text) as { content: string; key: string });
}

// crypto.randomUUID is missing on plain http addresses other than localhost.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

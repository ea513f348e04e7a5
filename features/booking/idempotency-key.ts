import type { CreateBookingBody } from '#contract/booking.ts';

const keyOf = (locationId: number) => `booking-key:${locationId}`;

// Where storage is closed the key lives as long as the page.
const memory = new Map<string, string>();

/**
 * Returns the Idempotency-Key of a booking: the same for the same content, over reloads and retries, so
 * that a lost answer can be asked for again; a new one as soon as anything differs.
 */
export function idempotencyKey(body: CreateBookingBody): string {
  const name = keyOf(body.location_id);
  const content = JSON.stringify(body);
  const entry = parse(read(name));
  if (entry?.content === content) return entry.key;
  const key = newKey();
  write(name, JSON.stringify({ content, key }));
  return key;
}

/** Tells whether a booking was sent from this tab of which nobody knows yet whether it was made. */
export function isOutcomeOpen(locationId: number): boolean {
  return read(keyOf(locationId)) !== '';
}

/** Forgets the key after a definite answer: a booking made later is another booking. */
export function forgetKey(locationId: number): void {
  write(keyOf(locationId), '');
}

function parse(text: string): { content: string; key: string } | null {
  return text === '' ? null : (JSON.parse(text) as { content: string; key: string });
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return memory.get(name) ?? '';
  }
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    memory.set(name, text);
  }
}

// crypto.randomUUID is missing on plain http addresses other than localhost.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

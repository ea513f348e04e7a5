import type { CreateBookingBody } from '#contract/booking.ts';
import { readTab, writeTab } from '#lib/tab-storage.ts';

const keyOf = (locationId: number) => `booking-key:${locationId}`;

/**
 * Returns the Idempotency-Key of a booking: the same for the same content, over reloads and retries, so
 * that a lost answer can be asked for again; a new one as soon as anything differs.
 */
export function idempotencyKey(body: CreateBookingBody): string {
  const name = keyOf(body.location_id);
  const content = JSON.stringify(body);
  const entry = parse(readTab(name));
  if (entry?.content === content) return entry.key;
  const key = newKey();
  writeTab(name, JSON.stringify({ content, key }));
  return key;
}

/** Tells whether a booking was sent from this tab of which nobody knows yet whether it was made. */
export function isOutcomeOpen(locationId: number): boolean {
  return readTab(keyOf(locationId)) !== null;
}

/** Forgets the key after a definite answer: a booking made later is another booking. */
export function forgetKey(locationId: number): void {
  writeTab(keyOf(locationId), null);
}

function parse(text: string | null): { content: string; key: string } | null {
  return text === null ? null : (JSON.parse(text) as { content: string; key: string });
}

// crypto.randomUUID is missing on plain http addresses other than localhost.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

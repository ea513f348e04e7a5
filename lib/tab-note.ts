import { hourMs } from '#domain/time-units.ts';
import { tabStorage } from './browser-storage.ts';

/** How long what somebody chose or typed waits for them, in milliseconds. */
export const draftLifeMs = 2 * hourMs;

/** What was stored, unchecked but for being an object, and its age in milliseconds. */
type Note = { value: Record<string, unknown>; ageMs: number };

/** Stores an object for this tab with the time, by which it grows old; null takes it away. */
export function writeNote(name: string, value: object | null, now = new Date()): void {
  tabStorage.write(name, value && JSON.stringify({ at: now.getTime(), value }));
}

/** Returns the note of a stored text; null where there is none, it is broken, or older than `lifeMs`. */
export function parseNote(text: string | null, lifeMs: number, now = new Date()): Note | null {
  try {
    const { at, value }: Record<string, unknown> = JSON.parse(text ?? '{}');
    const ageMs = typeof at === 'number' ? now.getTime() - at : -1;
    return ageMs >= 0 && ageMs <= lifeMs && isRecord(value) ? { value, ageMs } : null;
  } catch {
    return null;
  }
}

/** Tells whether a parsed value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

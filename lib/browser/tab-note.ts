import { hourMs } from '#domain/time/time-units.ts';
import { tabStorage } from './browser-storage.ts';

/** Lifetime of stored choices and typed text, in ms. */
export const draftLifeMs = 2 * hourMs;

/** A stored object, otherwise unchecked, and its age in ms. */
type Note = { value: Record<string, unknown>; ageMs: number };

/** Stores an object for this tab with a timestamp; null removes it. */
export function writeNote(name: string, value: object | null, now = new Date()): void {
  tabStorage.write(name, value && JSON.stringify({ at: now.getTime(), value }));
}

/** Parses a stored note; null if missing, malformed or older than `lifeMs`. */
export function parseNote(text: string | null, lifeMs: number, now = new Date()): Note | null {
  try {
    const { at, value }: Record<string, unknown> = JSON.parse(text ?? '{}');
    const ageMs = typeof at === 'number' ? now.getTime() - at : -1;
    return ageMs >= 0 && ageMs <= lifeMs && isRecord(value) ? { value, ageMs } : null;
  } catch {
    return null;
  }
}

/** Returns true if a parsed value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

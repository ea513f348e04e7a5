import { minuteMs } from '#domain/time/time-units.ts';
import { parseNote, writeNote } from '#lib/browser/tab-note.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';

/** No code is valid for longer. */
const lifeMs = 15 * minuteMs;

/** Stores the state of a code step for this tab, under a name; null removes it. */
export function storeCodeStep(name: string, step: object | null): void {
  writeNote(name, step);
}

/** Returns the stored text for `parseCodeStep`, or null. */
export function readCodeStep(name: string): string | null {
  return tabStorage.read(name);
}

/** Parses a stored state and updates the seconds left of its wait; null once its code has expired. */
export function parseCodeStep<S extends object>(text: string | null): S | null {
  const note = parseNote(text, lifeMs);
  if (!note) return null;
  const step = note.value as S;
  if (!('seconds' in step)) return step;
  return { ...step, seconds: Math.max(0, Number(step.seconds) - note.ageMs / 1000) };
}

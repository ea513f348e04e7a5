import { minuteMs } from '#domain/time-units.ts';
import { parseNote, writeNote } from './tab-note.ts';
import { tabStorage } from './browser-storage.ts';

/** No code is good for longer. */
const lifeMs = 15 * minuteMs;

/** Keeps what a screen that waits for a code needs to know, under a name for this tab; null takes it away. */
export function storeCodeStep(name: string, step: object | null): void {
  writeNote(name, step);
}

/** Returns what this tab keeps under a name, as text for `parseCodeStep`; null for nothing. */
export function readCodeStep(name: string): string | null {
  return tabStorage.read(name);
}

/** Returns what was kept in a text, with the seconds that are left of its wait; null once its code is too old. */
export function parseCodeStep<S extends object>(text: string | null): S | null {
  const note = parseNote(text, lifeMs);
  if (!note) return null;
  const step = note.value as S;
  if (!('seconds' in step)) return step;
  return { ...step, seconds: Math.max(0, Number(step.seconds) - note.ageMs / 1000) };
}

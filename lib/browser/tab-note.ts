import { hourMs, minuteMs } from '#domain/time/local-time.ts';
import { isRecord, tabStorage } from './browser-storage.ts';
import type { TabKey } from './storage-keys.ts';

const draftLifeMs = 2 * hourMs;

const codeLifeMs = 15 * minuteMs;

export function writeNote(name: TabKey, value: object | null): void {
  tabStorage.write(name, value && JSON.stringify({ at: Date.now(), value }));
}

export function readNote(name: TabKey): Record<string, unknown> | null {
  return parseNote(tabStorage.read(name), draftLifeMs)?.value ?? null;
}

/** Reduces `seconds`, the wait for another code, by the note's age. */
export function parseCodeStep<S extends object>(text: string | null): S | null {
  const note = parseNote(text, codeLifeMs);
  if (!note) return null;
  const step = note.value as S;
  if (!('seconds' in step)) return step;
  return { ...step, seconds: Math.max(0, Number(step.seconds) - note.ageMs / 1000) };
}

function parseNote(text: string | null, lifeMs: number) {
  try {
    const { at, value }: Record<string, unknown> = JSON.parse(text ?? '{}');
    const ageMs = typeof at === 'number' ? Date.now() - at : -1;
    return ageMs >= 0 && ageMs <= lifeMs && isRecord(value) ? { value, ageMs } : null;
  } catch {
    return null;
  }
}

import { noBreak } from '#domain/words/no-break.ts';
import { plural } from '#domain/words/plural.ts';

const minuteForms = { one: 'un minut', few: '{n} minute', other: '{n} de minute' };
const hourForms = { one: 'o oră', few: '{n} ore', other: '{n} de ore' };

/** Returns the sentence for a rate-limited visitor; `seconds` is the wait. */
export function waitSentence(seconds: number): string {
  return `Prea multe încercări. Încearcă din nou peste ${waitLabel(seconds)}.`;
}

/** Returns a wait in words, rounded up: 'câteva secunde', 'un minut', 'o oră'. */
export function waitLabel(seconds: number): string {
  if (seconds <= 10) return 'câteva secunde';
  const minutes = Math.ceil(seconds / 60);
  const isShort = minutes < 60;
  return noBreak(
    isShort ? plural(minutes, minuteForms) : plural(Math.ceil(minutes / 60), hourForms),
  );
}

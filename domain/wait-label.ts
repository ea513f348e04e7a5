import { plural } from './plural.ts';

const minuteForms = { one: 'un minut', few: '{n} minute', other: '{n} de minute' };
const hourForms = { one: 'o oră', few: '{n} ore', other: '{n} de ore' };

/** Returns what a person reads who has tried too often, from the seconds to wait. */
export function waitSentence(seconds: number): string {
  return `Prea multe încercări. Încearcă din nou peste ${waitLabel(seconds)}.`;
}

/** Returns a wait in seconds in words, never shorter than it is: 'câteva secunde', 'un minut', 'o oră'. */
export function waitLabel(seconds: number): string {
  if (seconds <= 10) return 'câteva secunde';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? plural(minutes, minuteForms) : plural(Math.ceil(minutes / 60), hourForms);
}

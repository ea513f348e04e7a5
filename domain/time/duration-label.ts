import { noBreak, plural } from '#domain/words/numbers.ts';

const hourForms = { one: '{n} oră', more: '{n} ore' };
const minuteForms = { one: '{n} minut', more: '{n} minute' };

/** Returns '1 oră și 30 de minute', '45 de minute' or '2 ore'. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourLabel = noBreak(plural(hours, hourForms));
  const minuteLabel = noBreak(plural(rest, minuteForms));
  if (hours === 0) return minuteLabel;
  return rest === 0 ? hourLabel : `${hourLabel} și ${minuteLabel}`;
}

/** Returns the sentence for a rate-limited visitor. */
export function waitSentence(seconds: number): string {
  return `Prea multe încercări. Încearcă din nou peste ${waitLabel(seconds)}.`;
}

function waitLabel(seconds: number): string {
  if (seconds <= 10) return 'câteva secunde';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return noBreak(plural(minutes, { ...minuteForms, one: 'un minut' }));
  return noBreak(plural(Math.ceil(minutes / 60), { ...hourForms, one: 'o oră' }));
}

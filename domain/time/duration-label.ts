import { noBreak } from '#domain/words/no-break.ts';
import { plural } from '#domain/words/plural.ts';

const hourForms = { one: '{n} oră', few: '{n} ore', other: '{n} de ore' };
const minuteForms = { one: '{n} minut', few: '{n} minute', other: '{n} de minute' };

/** Returns a length in minutes in words: '1 oră și 30 de minute', '45 de minute', '2 ore'. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourLabel = noBreak(plural(hours, hourForms));
  const minuteLabel = noBreak(plural(rest, minuteForms));
  if (hours === 0) return minuteLabel;
  return rest === 0 ? hourLabel : `${hourLabel} și ${minuteLabel}`;
}

import { noBreak, plural } from '#domain/words/numbers.ts';
import { fullDate } from './date-label.ts';
import { dayMs, hourMs, minuteMs, toWallTime } from './local-time.ts';

const hourForms = { one: '{n} oră', few: '{n} ore', other: '{n} de ore' };
const minuteForms = { one: '{n} minut', few: '{n} minute', other: '{n} de minute' };

/** Returns '1 oră și 30 de minute', '45 de minute', '2 ore'. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourLabel = noBreak(plural(hours, hourForms));
  const minuteLabel = noBreak(plural(rest, minuteForms));
  if (hours === 0) return minuteLabel;
  return rest === 0 ? hourLabel : `${hourLabel} și ${minuteLabel}`;
}

const waits = {
  minutes: { ...minuteForms, one: 'un minut' },
  hours: { ...hourForms, one: 'o oră' },
};

/** Returns the sentence for a rate-limited visitor. */
export function waitSentence(seconds: number): string {
  return `Prea multe încercări. Încearcă din nou peste ${waitLabel(seconds)}.`;
}

/** Rounds up: 'câteva secunde', 'un minut', 'o oră'. */
export function waitLabel(seconds: number): string {
  if (seconds <= 10) return 'câteva secunde';
  const minutes = Math.ceil(seconds / 60);
  const isShort = minutes < 60;
  return noBreak(
    isShort ? plural(minutes, waits.minutes) : plural(Math.ceil(minutes / 60), waits.hours),
  );
}

const ago = {
  minutes: { one: 'acum un minut', few: 'acum {n} minute', other: 'acum {n} de minute' },
  hours: { one: 'acum o oră', few: 'acum {n} ore', other: 'acum {n} de ore' },
  days: { one: 'acum o zi', few: 'acum {n} zile', other: 'acum {n} de zile' },
};

/** Returns 'chiar acum', 'acum 5 minute', 'acum 3 ore', 'acum o zi'; the date after 30 days. */
export function agoLabel(instant: Date | string, now: Date): string {
  const then = new Date(instant);
  const passed = now.getTime() - then.getTime();
  if (passed < minuteMs) return 'chiar acum';
  if (passed < hourMs) return plural(Math.floor(passed / minuteMs), ago.minutes);
  if (passed < dayMs) return plural(Math.floor(passed / hourMs), ago.hours);
  if (passed < 30 * dayMs) return plural(Math.floor(passed / dayMs), ago.days);
  return `pe ${fullDate(toWallTime(then).date)}`;
}

import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';
import type { LineTimes } from './line-times.ts';
import { phraseAt, phraseList, type Words } from './line-words.ts';
import { noDayAt, readDay } from './read-day.ts';
import { readHours } from './read-hours.ts';
import { readPartOfDay } from './read-part-of-day.ts';
import { readSoon } from './read-soon.ts';
import type { When } from './when.ts';

/** Now, and what the line says so far. */
export type TimeContext = Pick<LineTimes, 'when' | 'partOfDay'> & {
  today: LocalDate;
  time: LocalTime;
};

/** `length` in words. */
export type FoundTime = {
  kind: 'when' | 'open_now' | 'ignored';
  length: number;
  when?: When;
  /** Not exact hours: "seara", "diseară". */
  isPart?: boolean;
};

const openNow = phraseList(`
  acum, deschis, deschisa, deschise, deschisi, chiar acum, la ora asta, in momentul asta,
  deschis acum, deschisa acum, deschise acum, deschisi acum`);
const fillers = phraseList(`
  ci, deschis, deschisa, deschise, liber, libera, libere, loc liber, locuri libere, disponibil,
  disponibila, disponibile, cu program, program, programare, cu programare, o programare`);

/**
 * Parses the day or time at `at`. Past, impossible and negated times are `ignored`. A comma or "ci"
 * ends a negation: "nu azi ci mâine", "azi nu, mâine".
 */
export function readTime(words: Words, at: number, context: TimeContext): FoundTime | null {
  const noDay = noDayAt(words, at, context.today);
  if (noDay > 0) return { kind: 'ignored', length: noDay };
  const found = readWhen(words, at, context);
  if (found) {
    const end = at + found.length;
    if (!isRefusedAt(words, end)) return found;
    const clause = words.findLastIndex(({ isAfterComma }, index) => isAfterComma && index < end);
    // "Mâine, azi nu" refuses only "azi".
    if (clause > at) return readWhen(words.slice(0, clause), at, context);
    return { kind: 'ignored', length: found.length + 1 };
  }
  // "Nu mai târziu de 18" is read above.
  if (words[at]?.text === 'nu') {
    const end = words.findIndex(
      ({ text, isAfterComma }, index) => index > at && (isAfterComma || text === 'ci'),
    );
    const clause = words.slice(0, end < 0 ? undefined : end);
    const negated = negatedLength(clause, at + 1, context);
    if (negated > 0) return { kind: 'ignored', length: 1 + negated };
  }
  const open = phraseAt(words, at, openNow);
  if (open === 0 || isColour(words, at)) return null;
  return isRefusedAt(words, at + open)
    ? { kind: 'ignored', length: open + 1 }
    : { kind: 'open_now', length: open };
}

/** Counts the words of a time and, in "nu mâine seara", of the hours after it. */
function negatedLength(words: Words, at: number, context: TimeContext): number {
  const first = readTime(words, at, context);
  let length = first?.length ?? 0;
  let hours = first?.when && readTime(words, at + length, context);
  while (hours?.when?.days.length === 0) {
    length += hours.length;
    hours = readTime(words, at + length, context);
  }
  return length;
}

function readWhen(words: Words, at: number, context: TimeContext): FoundTime | null {
  const filler = phraseAt(words, at, fillers);
  for (const skipped of filler > 0 ? [filler, 0] : [0]) {
    const from = at + skipped;
    const day = readDay(words, from, context.today);
    // "Mâine la 12.10" is a time.
    const last = words[from + (day?.length ?? 0) - 1]?.text ?? '';
    const isTime = context.when.days.length > 0 && /^\d{1,2}\.\d\d$/.test(last);
    const soon = readSoon(words, from, context);
    const part = soon ? null : ((isTime ? null : day) ?? readPartOfDay(words, from, context.today));
    const found = soon ?? part ?? readHours(words, from, context.partOfDay);
    if (!found) continue;
    const isPart = part !== null && (part.value.after ?? part.value.before) !== null;
    return { kind: 'when', length: skipped + found.length, when: found.value, isPart };
  }
  return null;
}

/** "Azi nu seara" does not refuse "azi". */
function isRefusedAt(words: Words, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.text !== 'nu' || word.isAfterComma) return false;
  return next === undefined || next.isAfterComma || next.text === 'ci';
}

/** "Blond deschis" is a colour. */
function isColour(words: Words, at: number): boolean {
  return /^(blond|saten|roscat|brun|castani|nuant|culo|suvit|maro|ros|roz|albastr|verde|gri|par)/.test(
    words[at - 1]?.text ?? '',
  );
}

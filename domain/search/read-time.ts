import {
  minutesOfDay,
  timeOfMinutes,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { dayWords, partsOfDay } from './hour-phrases.ts';
import type { LineTimes } from './line-times.ts';
import {
  numberIn,
  phraseAt,
  phraseList,
  readPhrase,
  textAt,
  type Reading,
  type Words,
} from './line-words.ts';
import { noDayAt, readDay } from './read-day.ts';
import { readHours } from './read-hours.ts';
import type { When } from './when.ts';

export type TimeContext = Pick<LineTimes, 'when' | 'partOfDay'> & {
  today: LocalDate;
  time: LocalTime;
};

export type FoundTime = {
  kind: 'when' | 'open_now' | 'ignored';
  length: number;
  when?: When;
  /** True for "seara" or "diseară". */
  isPart?: boolean;
};

const openNow = phraseList(`
  acum, deschis, deschisa, deschise, deschisi, chiar acum, la ora asta, in momentul asta,
  deschis acum, deschisa acum, deschise acum, deschisi acum`);
const fillers = phraseList(`
  deschis, deschisa, deschise, liber, libera, libere, loc liber, locuri libere, disponibil,
  disponibila, disponibile, cu program, program, programare, cu programare, o programare`);

const negation = /^(nu|nici)$/;

/**
 * Parses the time at `at`. Past, impossible and negated ones are `ignored`. Punctuation or "ci"
 * ends a negation: "nu azi ci mâine", "azi nu, mâine".
 */
export function readTime(words: Words, at: number, context: TimeContext): FoundTime | null {
  const noDay = noDayAt(words, at, context.today);
  if (noDay > 0) return { kind: 'ignored', length: noDay };
  const found = readWhen(words, at, context);
  if (found) {
    const dayEnd = at + found.length;
    const end = hoursEnd(words, dayEnd, context);
    if (!isRefusedAt(words, end)) return found;
    // "Mâine seara nu ci dimineața" refuses only "seara".
    const hasHours = end > dayEnd && hoursEnd(words, end + 1, context) > end + 1;
    if (hasHours && found.when?.days.length !== 0) return found;
    const clause = words.findLastIndex(({ isAfterComma }, index) => isAfterComma && index < end);
    // "Mâine, azi nu" refuses only "azi".
    if (clause > at) return readWhen(words.slice(0, clause), at, context);
    return { kind: 'ignored', length: end + 1 - at };
  }
  // "Nu mai târziu de 18" is read above.
  if (negation.test(textAt(words, at))) {
    const end = words.findIndex(
      ({ text, isAfterComma }, index) => index > at && (isAfterComma || text === 'ci'),
    );
    const clause = words.slice(0, end < 0 ? undefined : end);
    const negated = readTime(clause, at + 1, context);
    if (negated) {
      const last = at + 1 + negated.length;
      const until = negated.when ? hoursEnd(clause, last, context) : last;
      return { kind: 'ignored', length: until - at };
    }
  }
  const open = phraseAt(words, at, openNow);
  if (open === 0 || isColour(words, at)) return null;
  return isRefusedAt(words, at + open)
    ? { kind: 'ignored', length: open + 1 }
    : { kind: 'open_now', length: open };
}

/** Returns the end of hours such as "seara la 8" at `at`; `at` if there are none. */
function hoursEnd(words: Words, at: number, context: TimeContext): number {
  const hours = readWhen(words, at, context);
  if (hours?.when?.days.length !== 0) return at;
  return hoursEnd(words, at + hours.length, context);
}

function readWhen(words: Words, at: number, context: TimeContext): FoundTime | null {
  const filler = isContrastAt(words, at) ? 1 : phraseAt(words, at, fillers);
  for (const skipped of filler > 0 ? [filler, 0] : [0]) {
    const from = at + skipped;
    const day = readDay(words, from, context.today);
    // "12.10" in "mâine la 12.10" is a time.
    const last = textAt(words, from + (day?.length ?? 0) - 1);
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

const within = ['in urmatoarele', 'in urmatoarea', 'urmatoarele', 'in maxim', 'in cel mult'];
const endOfDay = 23 * 60 + 59;

function readSoon(words: Words, at: number, { today, time }: TimeContext): Reading<When> | null {
  const lead = phraseAt(words, at, [...within, 'peste']);
  if (lead === 0) return null;
  const isAfter = textAt(words, at) === 'peste';
  const count = numberIn(textAt(words, at + lead));
  const next = at + lead + (count === null ? 0 : 1);
  const isHours = /^or(a|e)$/.test(textAt(words, next));
  // "Peste ora 18" is a time of day.
  if (!isHours || (count === null && isAfter)) return null;
  const later = timeOfMinutes(Math.min(minutesOfDay(time) + (count ?? 1) * 60, endOfDay));
  const value = isAfter ? { after: later, before: null } : { after: time, before: later };
  return { length: next + 1 - at, value: { days: [today], ...value } };
}

const eveningServices = /^(machiaj|makiaj|makeup|coaf|rochi)/;

/** Parses "dimineața", "după serviciu", "în seara" before a day ("de Revelion"). */
function readPartOfDay(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const part = readPhrase(words, at, partsOfDay);
  if (!part) return null;
  const [text, next] = [textAt(words, at), textAt(words, at + 1)];
  const before = textAt(words, at - 1);
  // "Bună seara" is a greeting, "cremă noapte" a service, "în seara de nuntă" an event.
  if (/^buna?$/.test(before)) return null;
  if (text === 'noapte' && !dayWords.test(before)) return null;
  if (before === 'in' && next === 'de') return null;
  const isBeforeDay = textAt(words, at + 2) === 'de' && readDay(words, at + 2, today) !== null;
  if (text === 'in' && readPhrase(words, at + 1, partsOfDay) && !isBeforeDay) return null;
  // "Machiaj de seară" and "seară machiaj" are services, unless a day precedes "seară".
  const isEvening = /^(seara|noaptea?|pe|spre|catre)$/.test(text);
  const isService =
    before === 'de' || (isEvening && words.some((word) => eveningServices.test(word.text)));
  return isService && !dayWords.test(before) ? null : part;
}

/** True at "ci" in "nu azi ci mâine" and "azi nu, ci mâine"; in "azi nu, poză CI" it is a document. */
function isContrastAt(words: Words, at: number): boolean {
  if (textAt(words, at) !== 'ci') return false;
  const before = words.slice(0, at);
  const clause = before.findLastIndex(({ isAfterComma }) => isAfterComma);
  const compared = words[at]?.isAfterComma ? before : before.slice(Math.max(0, clause));
  return compared.some(({ text }) => negation.test(text));
}

/** True at the "nu" of "azi nu", but not of "azi nu seara". */
function isRefusedAt(words: Words, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.text !== 'nu' || word.isAfterComma) return false;
  return next === undefined || next.isAfterComma || next.text === 'ci';
}

/** True after a colour, where "deschis" means light, not open: "blond deschis". */
function isColour(words: Words, at: number): boolean {
  return /^(blond|saten|roscat|brun|castani|nuant|culo|suvit|maro|ros|roz|albastr|verde|gri|par)/.test(
    textAt(words, at - 1),
  );
}

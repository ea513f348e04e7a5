import {
  addDays,
  daysBetween,
  isLocalDate,
  weekday,
  type LocalDate,
  type LocalTime,
} from '../local-time.ts';
import { numberIn, phraseAt, type LineWord, type Reading } from './line-words.ts';

/** The days, both included, and the hours that a line asks for; what it does not say is null. */
export type When = {
  from: LocalDate | null;
  to: LocalDate | null;
  after: LocalTime | null;
  before: LocalTime | null;
};

export const anyTime: When = { from: null, to: null, after: null, before: null };

const weekdays = [
  ['luni', 'lunea'],
  ['marti', 'martea'],
  ['miercuri', 'miercurea'],
  ['joi', 'joia'],
  ['vineri', 'vinerea'],
  ['sambata', 'sambete', 'simbata'],
  ['duminica', 'duminici'],
];
const months =
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(
    ' ',
  );
const evening = '18:00';

/** Returns the day or days that the words from `at` on name, seen from `today`; null when they name none. */
export function readDay(
  words: readonly LineWord[],
  at: number,
  today: LocalDate,
): Reading<When> | null {
  const lead = phraseAt(words, at, ['pe', 'in', 'la', 'pentru', 'de', 'incepand de', 'din', 'cu']);
  const first = at + lead;
  const found =
    readNear(words, first, today) ??
    readWeekday(words, first, today) ??
    readDate(words, first, today, words[at]?.text === 'pe');
  if (!found) return readAhead(words, at, today);
  const last = readLast(words, first + found.length, today, found.value);
  const length = lead + found.length + (last?.length ?? 0);
  return { length, value: { ...found.value, to: last?.value ?? found.value.to } };
}

/** The last of several days: "luni-vineri", "de luni până joi", and "azi sau mâine", between which there is none. */
function readLast(
  words: readonly LineWord[],
  at: number,
  today: LocalDate,
  { from, to, after }: When,
): Reading<LocalDate> | null {
  if (from === null || from !== to || after !== null) return null;
  const until = phraseAt(words, at, ['pana', 'pana la', 'pana in']);
  const or = phraseAt(words, at, ['sau', 'ori', 'si']);
  const isRange = until > 0 || words[at]?.isJoined === true;
  if (!isRange && or === 0) return null;
  const next = at + until + or;
  const found =
    readNear(words, next, today) ??
    readWeekday(words, next, from) ??
    readDate(words, next, from, false);
  if (!found?.value.from || found.value.from !== found.value.to || found.value.after) return null;
  const days = daysBetween(from, found.value.from);
  if (days < 1 || (!isRange && days > 1)) return null;
  return { length: until + or + found.length, value: found.value.from };
}

function on(from: LocalDate, to: LocalDate = from): When {
  return { ...anyTime, from, to };
}

/** Days that are said by their distance: "azi", "poimâine", "în weekend". */
function readNear(words: readonly LineWord[], at: number, today: LocalDate): Reading<When> | null {
  const phrase = (...phrases: string[]) => phraseAt(words, at, phrases);
  const monday = addDays(today, 1 - weekday(today));
  const candidates: [number, () => When][] = [
    [phrase('azi', 'astazi', 'azi mai'), () => on(today)],
    [
      phrase('diseara', 'deseara', 'in seara asta', 'seara asta', 'asta seara'),
      () => ({ ...on(today), after: evening }),
    ],
    [phrase('maine', 'miine'), () => on(addDays(today, 1))],
    [phrase('poimaine', 'poimiine'), () => on(addDays(today, 2))],
    [
      phrase('weekendul viitor', 'weekend ul viitor', 'weekendul urmator'),
      () => on(addDays(monday, 12), addDays(monday, 13)),
    ],
    [
      phrase(
        'weekend',
        'weekendul',
        'weekendul asta',
        'weekendul acesta',
        'sfarsit de saptamana',
        'sfarsitul saptamanii',
      ),
      () => on(weekday(today) === 7 ? today : addDays(monday, 5), addDays(monday, 6)),
    ],
    [phrase('saptamana asta', 'saptamana aceasta'), () => on(today, addDays(monday, 6))],
    [
      phrase('saptamana viitoare', 'saptamana urmatoare', 'saptamana care vine'),
      () => on(addDays(monday, 7), addDays(monday, 13)),
    ],
  ];
  const found = candidates.find(([length]) => length > 0);
  return found ? { length: found[0], value: found[1]() } : null;
}

/** "Peste trei zile", "în două săptămâni". */
function readAhead(words: readonly LineWord[], at: number, today: LocalDate): Reading<When> | null {
  if (phraseAt(words, at, ['peste', 'in']) === 0) return null;
  const count = numberIn(words[at + 1]?.text);
  const unit = words[at + 2]?.text;
  if (count === null || !unit) return null;
  if (unit === 'zile' || unit === 'zi') return { length: 3, value: on(addDays(today, count)) };
  if (/^saptaman/.test(unit)) return { length: 3, value: on(addDays(today, count * 7)) };
  return null;
}

/** "sâmbătă" is the next one, today included; "sâmbăta viitoare" that of the week after this one. */
function readWeekday(
  words: readonly LineWord[],
  at: number,
  today: LocalDate,
): Reading<When> | null {
  const index = weekdays.findIndex((names) => names.includes(words[at]?.text ?? ''));
  // "3 luni" are months.
  if (index < 0 || (index === 0 && numberIn(words[at - 1]?.text) !== null)) return null;
  const ahead = (index + 1 - weekday(today) + 7) % 7;
  const next = phraseAt(words, at + 1, [
    'viitoare',
    'urmatoare',
    'saptamana viitoare',
    'saptamana urmatoare',
  ]);
  if (next > 0) {
    const nextMonday = addDays(today, 8 - weekday(today));
    return { length: 1 + next, value: on(addDays(nextMonday, index)) };
  }
  const extra = phraseAt(words, at + 1, ['asta', 'aceasta', 'acesta', 'care vine']);
  // "Joi 26 noiembrie" is one day, "vineri 27" too, where the two agree.
  const date = readDate(words, at + 1, today, true);
  if (date?.value.from && weekday(date.value.from) === index + 1)
    return { ...date, length: 1 + date.length };
  return { length: 1 + extra, value: on(addDays(today, ahead)) };
}

/** "25 noiembrie", "25-27 noiembrie", "25.11", "25/11/2026", and with `isOn` the day alone: the next such day. */
function readDate(
  words: readonly LineWord[],
  at: number,
  today: LocalDate,
  isOn: boolean,
): Reading<When> | null {
  const text = words[at]?.text ?? '';
  const written = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/.exec(text);
  if (written) {
    const [, day, month, year] = written;
    return dated(1, nextDate(Number(day), Number(month), today, year));
  }
  if (!/^\d{1,2}$/.test(text)) return null;
  const month = monthIn(words[at + 1]?.text);
  if (month > 0) return dated(2, nextDate(Number(text), month, today));
  const lastMonth = words[at + 1]?.isJoined ? monthIn(words[at + 2]?.text) : 0;
  if (lastMonth > 0) {
    const from = nextDate(Number(text), lastMonth, today);
    const to = nextDate(Number(words[at + 1]?.text), lastMonth, from ?? today);
    return from && to ? { length: 3, value: on(from, to) } : null;
  }
  return isOn && !words[at + 1]?.isJoined ? dated(1, nextDay(Number(text), today)) : null;
}

/** The number of a month that is said by its name or the beginning of it; 0 for another word. */
function monthIn(word = ''): number {
  const name = word === 'nov' ? 'noi' : word;
  return name.length < 3 ? 0 : months.findIndex((one) => one.startsWith(name)) + 1;
}

function dated(length: number, date: LocalDate | null): Reading<When> | null {
  return date === null ? null : { length, value: on(date) };
}

function nextDate(day: number, month: number, today: LocalDate, year?: string): LocalDate | null {
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [thisYear, thisYear + 1];
  const dates = years.map((one) => `${one}-${twoDigits(month)}-${twoDigits(day)}`);
  return dates.find((date) => isLocalDate(date) && date >= today) ?? null;
}

function nextDay(day: number, today: LocalDate): LocalDate | null {
  for (let ahead = 0; ahead < 62; ahead++) {
    const date = addDays(today, ahead);
    if (Number(date.slice(8)) === day) return date;
  }
  return null;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

import { addDays, isLocalDate, weekday, type LocalDate, type LocalTime } from '../local-time.ts';
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
  ['sambata', 'sambete'],
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
  const isOn = words[at]?.text === 'pe' || words[at]?.text === 'in' || words[at]?.text === 'din';
  const found =
    readNear(words, at + lead, today) ??
    readWeekday(words, at + lead, today) ??
    readDate(words, at + lead, today, isOn);
  return found && { ...found, length: found.length + lead };
}

function on(from: LocalDate, to: LocalDate = from): When {
  return { ...anyTime, from, to };
}

/** Days that are said by their distance: "azi", "poimâine", "peste trei zile", "în weekend". */
function readNear(words: readonly LineWord[], at: number, today: LocalDate): Reading<When> | null {
  const phrase = (...phrases: string[]) => phraseAt(words, at, phrases);
  const monday = addDays(today, 1 - weekday(today));
  const candidates: [number, () => When][] = [
    [phrase('azi', 'astazi', 'azi mai'), () => on(today)],
    [
      phrase('diseara', 'deseara', 'in seara asta', 'seara asta', 'asta seara'),
      () => ({ ...on(today), after: evening }),
    ],
    [phrase('maine'), () => on(addDays(today, 1))],
    [phrase('poimaine'), () => on(addDays(today, 2))],
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
  if (found) return { length: found[0], value: found[1]() };
  if (words[at]?.text !== 'peste') return null;
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
  return { length: 1 + extra, value: on(addDays(today, ahead)) };
}

/** "25 noiembrie", "25.11", "25/11/2026", and after "pe" the day alone: the next such day. */
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
  const name = words[at + 1]?.text ?? '';
  const month =
    name.length < 3 ? -1 : months.findIndex((one) => one.startsWith(name === 'nov' ? 'noi' : name));
  if (month >= 0) return dated(2, nextDate(Number(text), month + 1, today));
  const isDay = isOn && words[at - 1]?.text === 'pe' && !words[at + 1]?.isJoined;
  return isDay ? dated(1, nextDay(Number(text), today)) : null;
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

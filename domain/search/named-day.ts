import { addDays, isLocalDate, weekday, type LocalDate } from '#domain/time/local-time.ts';
import {
  numberIn,
  phraseAt,
  phraseList,
  readPhrase,
  textAt,
  type Words,
  type PhraseMeaning,
  type Reading,
} from './line-words.ts';
import { anyTime, anyTimeBetween, daysFrom, weekend, type When } from './when.ts';

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
export const thisEvening = phraseList(`
  diseara, deseara, in seara asta, seara asta, asta seara, in seara aceasta, seara aceasta`);
const weekends = phraseList('weekend, weekendul, weekend ul, week end, week endul, week end ul');
const ofNextWeek = phraseList(
  'viitoare, urmatoare, viitor, urmator, saptamana viitoare, saptamana urmatoare',
);
const ofThisWeek = phraseList(
  'asta, aceasta, acesta, care vine, saptamana asta, saptamana aceasta',
);
const townsNamedAfterDays = phraseList('miercurea ciuc, miercurea sibiului, miercurea nirajului');

const nearDays: readonly PhraseMeaning<(today: LocalDate) => When>[] = [
  [phraseList('azi, astazi, azi mai'), (today) => anyTimeBetween(today)],
  [thisEvening, (today) => ({ ...anyTimeBetween(today), after: '18:00' })],
  [['maine'], (today) => anyTimeBetween(addDays(today, 1))],
  [['poimaine'], (today) => anyTimeBetween(addDays(today, 2))],
  [
    [
      ...weekends.flatMap((one) => [`${one} viitor`, `${one} urmator`]),
      'sfarsitul saptamanii viitoare',
    ],
    (today) => anyTimeBetween(addDays(nextMonday(today), 5), addDays(nextMonday(today), 6)),
  ],
  [
    [
      ...weekends.flatMap((one) => [one, `${one} asta`, `${one} acesta`]),
      ...phraseList('zilele de weekend, sfarsit de saptamana, sfarsitul saptamanii'),
    ],
    (today) => ({ ...anyTime, days: weekend(today) }),
  ],
  [
    phraseList('saptamana asta, saptamana aceasta'),
    (today) => anyTimeBetween(today, addDays(nextMonday(today), -1)),
  ],
  [
    phraseList('saptamana viitoare, saptamana urmatoare, saptamana care vine, next week'),
    (today) => anyTimeBetween(nextMonday(today), addDays(nextMonday(today), 6)),
  ],
  [phraseList('luna asta, luna aceasta'), (today) => anyTimeBetween(today, lastOfMonth(today))],
  [
    phraseList('luna viitoare, luna urmatoare, luna care vine, next month'),
    (today) => {
      const first = addDays(lastOfMonth(today), 1);
      return anyTimeBetween(first, lastOfMonth(first));
    },
  ],
];

/** Parses "azi", "poimâine", "weekendul viitor". */
export function readNear(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const near = readPhrase(words, at, nearDays);
  return near && { length: near.length, value: near.value(today) };
}

function nextMonday(today: LocalDate): LocalDate {
  return addDays(today, 8 - weekday(today));
}

function lastOfMonth(date: LocalDate): LocalDate {
  const inNext = addDays(`${date.slice(0, 7)}-28`, 4);
  return addDays(`${inNext.slice(0, 7)}-01`, -1);
}

/** Parses "luna decembrie", "decembrie 2026". */
export function readMonth(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const lead = textAt(words, at) === 'luna' ? 1 : 0;
  const name = textAt(words, at + lead);
  const year = yearAt(words, at + lead + 1);
  // "În mai puțin de o oră" names no month.
  if (!months.includes(name) || (lead === 0 && name === 'mai' && !year)) return null;
  const first = nextDate(1, monthIn(name), `${today.slice(0, 7)}-01`, year);
  if (!first) return null;
  return {
    length: lead + (year ? 2 : 1),
    value: anyTimeBetween(first > today ? first : today, lastOfMonth(first)),
  };
}

/** Parses a year from 2000 to 2099. */
export function yearAt(words: Words, at: number): string | undefined {
  return textAt(words, at).match(/^20\d\d$/)?.[0];
}

/** Parses "peste trei zile", "în două săptămâni". */
export function readAhead(words: Words, at: number, today: LocalDate): Reading<When> | null {
  if (phraseAt(words, at, ['peste', 'in']) === 0) return null;
  const count = numberIn(textAt(words, at + 1));
  const unit = textAt(words, at + 2);
  if (count === null) return null;
  if (unit === 'zile' || unit === 'zi')
    return { length: 3, value: anyTimeBetween(addDays(today, count)) };
  if (/^saptaman/.test(unit))
    return { length: 3, value: anyTimeBetween(addDays(today, count * 7)) };
  return null;
}

/** Parses "sâmbătă" (today or later) and "sâmbăta viitoare" (of next week). */
export function readWeekday(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const index = weekdays.findIndex((names) => names.includes(textAt(words, at)));
  // "3 luni" is three months.
  if (index < 0 || (index === 0 && numberIn(textAt(words, at - 1)) !== null)) return null;
  if (phraseAt(words, at, townsNamedAfterDays) > 0) return null;
  const ahead = (index + 1 - weekday(today) + 7) % 7;
  const next = phraseAt(words, at + 1, ofNextWeek);
  if (next > 0)
    return { length: 1 + next, value: anyTimeBetween(addDays(nextMonday(today), index)) };
  const extra = phraseAt(words, at + 1, ofThisWeek);
  // "Joi 26 noiembrie" is one day if both parts agree.
  const date = readDate(words, at + 1, today, true);
  const [day] = date?.value.days ?? [];
  if (date && day && weekday(day) === index + 1) return { ...date, length: 1 + date.length };
  return { length: 1 + extra, value: anyTimeBetween(addDays(today, ahead)) };
}

/** Parses "25 noiembrie", "25-27 noiembrie", "25.11"; if `isOn` (after "pe"), also a bare day. */
export function readDate(
  words: Words,
  at: number,
  today: LocalDate,
  isOn = false,
): Reading<When> | null {
  const text = textAt(words, at);
  if (text === '24/7') return null;
  if (isLocalDate(text)) return dated(1, text >= today ? text : null);
  const written = /^(\d{1,2})[./-](\d{1,2})(?:[./-](?:20)?(\d\d))?$/.exec(text);
  if (written) {
    const [, day, month, year] = written;
    return dated(1, nextDate(Number(day), Number(month), today, year && `20${year}`));
  }
  if (!/^\d{1,2}$/.test(text)) return null;
  const month = monthIn(textAt(words, at + 1));
  const year = yearAt(words, at + 2);
  if (month > 0) return dated(year ? 3 : 2, nextDate(Number(text), month, today, year));
  const span = readNumbers(words, at, today);
  if (span) return span;
  return isOn && !words[at + 1]?.isJoined ? dated(1, nextDay(Number(text), today)) : null;
}

/** Parses "25-27 noiembrie", "între 25 și 27 noiembrie", "25 și 27 noiembrie" (two days). */
function readNumbers(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const or = phraseAt(words, at + 1, ['si', 'sau', 'ori']);
  const until = phraseAt(words, at + 1, ['la', 'pana la', 'pana pe', 'pana in']);
  if (or + until === 0 && !words[at + 1]?.isJoined) return null;
  const second = at + 1 + or + until;
  const month = monthIn(textAt(words, second + 1));
  if (month === 0) return null;
  const year = yearAt(words, second + 2);
  const from = nextDate(Number(textAt(words, at)), month, today, year);
  const to = nextDate(Number(textAt(words, second)), month, from ?? today, year);
  if (!from || !to) return null;
  const isSpan = or === 0 || textAt(words, at - 1) === 'intre';
  const value = isSpan ? anyTimeBetween(from, to) : { ...anyTimeBetween(from), days: [from, to] };
  return { length: second + (year ? 3 : 2) - at, value };
}

/** Returns 1 to 12 for a month or at least its first three letters, else 0. */
export function monthIn(word = ''): number {
  const name = word === 'nov' ? 'noi' : word;
  // "3 marți" is not 3 March.
  if (name.length < 3 || name === 'marti') return 0;
  return months.findIndex((one) => one.startsWith(name)) + 1;
}

function dated(length: number, date: LocalDate | null): Reading<When> | null {
  return date === null ? null : { length, value: anyTimeBetween(date) };
}

function nextDate(day: number, month: number, today: LocalDate, year?: string): LocalDate | null {
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [thisYear, thisYear + 1];
  const dates = years.map((one) => `${one}-${twoDigits(month)}-${twoDigits(day)}`);
  return dates.find((date) => isLocalDate(date) && date >= today) ?? null;
}

function nextDay(day: number, today: LocalDate): LocalDate | null {
  const next62Days = daysFrom(today, addDays(today, 61));
  return next62Days.find((date) => Number(date.slice(8)) === day) ?? null;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

import { isLocalTime, type LocalTime } from '../local-time.ts';
import { phraseAt, type LineWord, type Reading } from './line-words.ts';
import { anyTime, type When } from './read-day.ts';

/** Parts of a day that are said by a word. */
const partsOfDay: readonly (readonly [
  phrases: string[],
  after: LocalTime | null,
  before: LocalTime | null,
])[] = [
  [['dimineata', 'dimineata devreme', 'in cursul diminetii'], null, '12:00'],
  [
    ['pranz', 'pranzul', 'ora pranzului', 'la pranz', 'la ora pranzului', 'in pauza de pranz'],
    '12:00',
    '14:00',
  ],
  [['dupa amiaza', 'dupa masa', 'dupamasa', 'dupaamiaza', 'dupa amiaza asta'], '12:00', '18:00'],
  [['seara', 'in timpul serii'], '18:00', null],
  [['noaptea', 'tarziu', 'seara tarziu'], '20:00', null],
  [
    ['dupa serviciu', 'dupa program', 'dupa munca', 'dupa job', 'dupa birou', 'dupa scoala'],
    '17:00',
    null,
  ],
  [['inainte de serviciu', 'inainte de program', 'inainte de munca'], null, '09:00'],
];
const starts = [
  'dupa',
  'dupa ora',
  'dupa orele',
  'de la',
  'de la ora',
  'de la orele',
  'incepand cu',
  'incepand cu ora',
  'incepand de la',
  'incepand de la ora',
  'peste ora',
  'mai tarziu de',
  'din ora',
];
const ends = [
  'pana la',
  'pana la ora',
  'pana la orele',
  'pana in',
  'inainte de',
  'inainte de ora',
  'cel tarziu la',
  'mai devreme de',
];
const exact = [
  'la',
  'la ora',
  'la orele',
  'ora',
  'orele',
  'pe la',
  'in jur de',
  'pe la ora',
  'in jurul orei',
];
const between = ['intre', 'intre ora', 'intre orele', 'in intervalul', 'interval'];
const eveningServices = /^(machiaj|makiaj|makeup|coaf|rochi)/;
const dayWords =
  /^(azi|astazi|maine|poimaine|luni|marti|miercuri|joi|vineri|sambata|duminica|dupa|inainte)$/;
/** A number before one of these counts something else than hours. */
const units =
  /^(zile?|luni|ani|an|persoan|oameni|minute?|min|h|ore|lei|ron|sedint|maini|unghii|km|m|copii|fire|tratament|manichiur|doi|adult)/;

/** Returns the hours that the words from `at` on name; null when they name none. */
export function readHours(words: readonly LineWord[], at: number): Reading<When> | null {
  return (
    readInterval(words, at) ?? readBound(words, at) ?? readPart(words, at) ?? readClock(words, at)
  );
}

function readPart(words: readonly LineWord[], at: number): Reading<When> | null {
  const before = words[at - 1]?.text ?? '';
  // "machiaj de seară" is a service, and so is "seară machiaj": unless a day stands before it.
  const isService = before === 'de' || words.some(({ text }) => eveningServices.test(text));
  if (isService && !dayWords.test(before)) return null;
  for (const [phrases, after, until] of partsOfDay) {
    const length = phraseAt(words, at, phrases);
    if (length > 0) return { length, value: { ...anyTime, after, before: until } };
  }
  return null;
}

/** "între 10 și 14", "10-14", "de la 10 la 14". */
function readInterval(words: readonly LineWord[], at: number): Reading<When> | null {
  const lead = phraseAt(words, at, [...between, ...starts, 'orele', 'ora']);
  const first = clockAt(words, at + lead);
  if (!first) return null;
  const next = at + lead + first.length;
  const isDash = words[next]?.isJoined === true;
  const link = isDash
    ? 0
    : phraseAt(
        words,
        next,
        lead > 0 ? ['si', 'la', 'pana la', 'pana la ora', 'pana in'] : ['pana la'],
      );
  if (!isDash && link === 0) return null;
  const second = clockAt(words, next + link);
  if (!second) return null;
  const [from, until] = [hourOf(first.value, 8), hourOf(second.value, 1)];
  const after = from;
  const before = until > from ? until : hourOf({ ...second.value, isAfternoon: true }, 24);
  if (before <= after) return null;
  return { length: next + link + second.length - at, value: { ...anyTime, after, before } };
}

/** "după 18", "până la ora 14". Up to seven without a word for the part of the day is the afternoon. */
function readBound(words: readonly LineWord[], at: number): Reading<When> | null {
  for (const [phrases, key] of [
    [starts, 'after'],
    [ends, 'before'],
  ] as const) {
    const lead = phraseAt(words, at, phrases);
    const clock = lead > 0 ? clockAt(words, at + lead) : null;
    if (clock)
      return {
        length: lead + clock.length,
        value: { ...anyTime, [key]: hourOf(clock.value, key === 'after' ? 8 : 7) },
      };
  }
  return null;
}

/** "la 10", "ora 18:30", "18:30": from then on. */
function readClock(words: readonly LineWord[], at: number): Reading<When> | null {
  const lead = phraseAt(words, at, exact);
  const clock = clockAt(words, at + lead);
  if (!clock || (lead === 0 && !clock.value.isClear)) return null;
  return { length: lead + clock.length, value: { ...anyTime, after: hourOf(clock.value, 7) } };
}

type Clock = {
  hour: number;
  minute: string;
  isAfternoon: boolean;
  isMorning: boolean;
  isClear: boolean;
};

/** A time by the clock, and the word for the part of the day behind it: "6 seara", "8 dimineața", "18:30". */
function clockAt(words: readonly LineWord[], at: number): Reading<Clock> | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(words[at]?.text ?? '');
  if (!parts) return null;
  const [, hour = '', minute = '00'] = parts;
  if (!isLocalTime(`${hour.padStart(2, '0')}:${minute}`)) return null;
  const hasUnit = units.test(words[at + 1]?.text ?? '');
  const isClear = parts[2] !== undefined;
  if (hasUnit && !isClear) return null;
  const morning = phraseAt(words, at + 1, ['dimineata', 'am']);
  const afternoon = phraseAt(words, at + 1, [
    'seara',
    'dupa amiaza',
    'dupa masa',
    'dupamasa',
    'pm',
  ]);
  const value = {
    hour: Number(hour),
    minute,
    isAfternoon: afternoon > 0,
    isMorning: morning > 0,
    isClear,
  };
  return { length: 1 + Math.max(morning, afternoon), value };
}

/** The wall time of a clock; below `afternoonBelow` o'clock nobody means the night. */
function hourOf(
  { hour, minute, isAfternoon, isMorning }: Clock,
  afternoonBelow: number,
): LocalTime {
  const isLate = hour > 0 && hour < 12 && (isAfternoon || (!isMorning && hour < afternoonBelow));
  return `${String(isLate ? hour + 12 : hour).padStart(2, '0')}:${minute}`;
}

import {
  isLocalTime,
  minutesOfDay,
  timeOfMinutes,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { about, behindBound, between, dayWords, ends, exact, starts } from './hour-phrases.ts';
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
import { thisEvening } from './named-day.ts';
import { anyTime, type When } from './when.ts';

const noon = '12:00';
const links = phraseList(`
  si, la, si ora, la ora, si orele, la orele, pana la, pana la ora, pana la orele, pana in`);
const mornings = ['dimineata', 'am'];
const afternoons = phraseList('seara, dupa amiaza, dupa masa, dupamasa, pm');
const spokenMinutes: readonly PhraseMeaning<number>[] = [
  [phraseList('jumate, jumatate, si jumate, si jumatate'), 30],
  [['si un sfert', 'si sfert'], 15],
  [['fara un sfert', 'fara sfert'], -15],
];
const commaLeads = /^(ora|orele|la|dupa)$/;
const currencies = /^(lei|leu|ron)$/;
const units =
  /^(zile?|luni|ani|an|persoan|oameni|minute?|min|h$|ore|lei|ron|sedint|maini|unghii|km|m$|copii|fire|tratament|manichiur|doi|adult)/;

/** Parses the hours named at `at`. With "seara" as `partOfDay`, "la 8" means 20:00. */
export function readHours(words: Words, at: number, partOfDay: When): Reading<When> | null {
  return (
    readInterval(words, at, partOfDay) ??
    readBound(words, at, partOfDay) ??
    readClock(words, at, partOfDay)
  );
}

function readInterval(words: Words, at: number, partOfDay: When): Reading<When> | null {
  const lead = phraseAt(words, at, [...between, ...starts, 'orele', 'ora']);
  const first = clockAt(words, at + lead, partOfDay);
  if (!first) return null;
  const next = at + lead + first.length;
  const isDash = words[next]?.isJoined === true;
  const link = isDash ? 0 : phraseAt(words, next, lead > 0 ? links : ['pana la']);
  if (!isDash && link === 0) return null;
  const second = clockAt(words, next + link, partOfDay);
  if (!second) return null;
  const { hour, isMorning, isAfternoon } = first.value;
  const isLate = second.value.isAfternoon && !isMorning && hour < second.value.hour;
  const after = hourOf({ ...first.value, isAfternoon: isAfternoon || isLate }, 8);
  const until = hourOf(second.value, 1);
  const before = until > after ? until : hourOf({ ...second.value, isAfternoon: true }, 24);
  if (before <= after) return null;
  return { length: next + link + second.length - at, value: { ...anyTime, after, before } };
}

/** "După 7" and "până la 6" mean the afternoon, unless the line says "dimineața". */
function readBound(words: Words, at: number, partOfDay: When): Reading<When> | null {
  for (const [phrases, key] of [
    [starts, 'after'],
    [ends, 'before'],
  ] as const) {
    const lead = phraseAt(words, at, phrases);
    const clock = lead > 0 ? clockAt(words, at + lead, partOfDay) : null;
    if (!clock) continue;
    const end = at + lead + clock.length;
    return {
      length: end + phraseAt(words, end, behindBound) - at,
      value: { ...anyTime, [key]: hourOf(clock.value, key === 'after' ? 8 : 7) },
    };
  }
  return null;
}

function readClock(words: Words, at: number, partOfDay: When): Reading<When> | null {
  const lead = phraseAt(words, at, [...exact, ...about]);
  const clock = clockAt(words, at + lead, partOfDay);
  if (!clock) return null;
  const isDigit = /^\d/.test(textAt(words, at));
  const isBeforeDay = dayWords.test(textAt(words, at + clock.length));
  if (lead === 0 && !clock.value.isClear && !(isDigit && isBeforeDay)) return null;
  const hour = hourOf(clock.value, 7);
  const isAbout = phraseAt(words, at, about) === lead && lead > 0;
  const value = isAbout ? around(hour) : { ...anyTime, after: hour };
  return { length: lead + clock.length, value };
}

function around(hour: LocalTime): When {
  const minutes = minutesOfDay(hour);
  const before = minutes + 120 < 24 * 60 ? timeOfMinutes(minutes + 120) : null;
  return { ...anyTime, after: timeOfMinutes(Math.max(0, minutes - 60)), before };
}

type Clock = {
  hour: number;
  minute: number;
  isAfternoon: boolean;
  isMorning: boolean;
  isClear: boolean;
};

function clockAt(words: Words, at: number, partOfDay: When): Reading<Clock> | null {
  const parts = /^(\d{1,2})(?:[:.,h](\d{2})|h)?(am|pm)?$/.exec(textAt(words, at));
  const isAmount = parts?.[0].includes(',') && !commaLeads.test(textAt(words, at - 1));
  const spoken = parts ? null : textAt(words, at) === 'unu' ? 1 : numberIn(textAt(words, at));
  const hour = parts ? Number(parts[1]) : spoken;
  if (hour === null || isAmount || isOneToOne(words, at)) return null;
  const isClear = parts?.[2] !== undefined;
  const behind = isClear ? null : minutesAt(words, at + 1);
  const minute = Number(parts?.[2] ?? behind?.value ?? 0);
  if (minute > 59) return null;
  const next = at + 1 + (behind?.length ?? 0);
  const of = isClear && textAt(words, next) === 'de' ? 1 : 0;
  if ((isClear ? currencies : units).test(textAt(words, next + of))) return null;
  const isThisEvening = phraseAt(words, next, thisEvening) > 0;
  const morning = phraseAt(words, next, mornings);
  const afternoon = isThisEvening ? 0 : phraseAt(words, next, afternoons);
  const part = Math.max(morning, afternoon);
  // True for "la 8 mâine seară".
  const isBefore = (phrases: readonly string[]) =>
    dayWords.test(textAt(words, next)) && phraseAt(words, next + 1, phrases) > 0;
  // A number in words needs a context: "la doi" and "la patru mâini" are no times.
  const isHour =
    /^or(a|ele|ei)$/.test(textAt(words, at - 1)) ||
    behind !== null ||
    part > 0 ||
    isBehindDay(words, at);
  if (spoken !== null && !isHour) return null;
  const value = {
    hour: minute < 0 ? (hour === 1 && morning === 0 ? 12 : hour - 1) : hour,
    minute: (minute + 60) % 60,
    isAfternoon:
      afternoon > 0 ||
      parts?.[3] === 'pm' ||
      (part === 0 && (isThisEvening || isBefore(afternoons) || isLatePart(partOfDay, hour))),
    isMorning:
      morning > 0 ||
      parts?.[3] === 'am' ||
      (part === 0 && (isBefore(mornings) || (partOfDay.before ?? '24') <= noon)),
    isClear: isClear || parts?.[3] !== undefined || (parts !== null && part > 0),
  };
  if (!isLocalTime(timeOfMinutes(60 * value.hour + value.minute))) return null;
  return { length: next - at + part, value };
}

/** False for 11 in "la prânz după 11". */
function isLatePart({ after, before }: When, hour: number): boolean {
  return after !== null && after >= noon && (before === null || hour < 10);
}

/** True at the second number of "antrenament unu la unu". */
function isOneToOne(words: Words, at: number): boolean {
  return /^(1 la 1|unu la unu)$/.test(
    words
      .slice(Math.max(0, at - 2), at + 1)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** True at the number in "marți după șase" and "mâine de la cinci". */
function isBehindDay(words: Words, at: number): boolean {
  const lead = [3, 2, 1].find(
    (length) => phraseAt(words, at - length, [...starts, ...ends]) === length,
  );
  return lead !== undefined && dayWords.test(textAt(words, at - lead - 1));
}

function minutesAt(words: Words, at: number): Reading<number> | null {
  const spoken = readPhrase(words, at, spokenMinutes);
  if (spoken) return spoken;
  // "Între 10 și 14" names two hours.
  const minutes = textAt(words, at) === 'si' ? numberIn(textAt(words, at + 1)) : null;
  return minutes !== null && minutes > 24 && minutes < 60 ? { length: 2, value: minutes } : null;
}

function hourOf(
  { hour, minute, isAfternoon, isMorning }: Clock,
  afternoonBelow: number,
): LocalTime {
  const isLate = hour > 0 && hour < 12 && (isAfternoon || (!isMorning && hour < afternoonBelow));
  return timeOfMinutes(60 * (isLate ? hour + 12 : hour) + minute);
}

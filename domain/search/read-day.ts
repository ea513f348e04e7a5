import { addDays, daysBetween, type LocalDate } from '#domain/time/local-time.ts';
import {
  phraseAt,
  phraseList,
  readPhrase,
  textAt,
  type Words,
  type PhraseMeaning,
  type Reading,
} from './line-words.ts';
import {
  readAhead,
  readDate,
  readMonth,
  readNear,
  readWeekday,
  yearAt,
  monthIn,
} from './named-day.ts';
import { anyTime, daysFrom, type When, anyTimeBetween } from './when.ts';
import { holidayStart, publicHolidays, type HolidayDays } from '#domain/time/public-holidays.ts';

const onDate = ['pe data de', 'in data de'];
const leads = [...phraseList('pe, in, la, pentru, de, din, cu, intre, de pe'), ...onDate];
const behindPart = phraseList('in seara de, in dimineata de, in noaptea de');
const bounds = {
  since: phraseList('incepand cu, incepand de, incepand din, incepand cu data de'),
  after: ['dupa', 'dupa data de'],
  until: phraseList('pana, pana la, pana in, pana pe, pana de, pana la data de, pana pe data de'),
  before: phraseList('inainte de, pana inainte de, inainte de data de'),
};
const maxDays = 31;

/** Parses the days named at `at`. */
export function readDay(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const bounded = readBounded(words, at, today);
  if (bounded) return bounded;
  const lead = phraseAt(words, at, leads);
  const first = at + lead;
  const isOn =
    textAt(words, at) === 'pe' ||
    phraseAt(words, at, onDate) > 0 ||
    (at > 1 && phraseAt(words, at - 2, behindPart) > 0);
  // Without a preposition, "Crăciun" may be a surname.
  const holiday = lead > 0 ? readHoliday(words, first, today) : null;
  const isMonth = textAt(words, at) === 'in' || textAt(words, first) === 'luna';
  const month = isMonth ? readMonth(words, first, today) : null;
  const found = holiday ?? month ?? readNamed(words, first, today, isOn);
  if (!found) return readAhead(words, at, today);
  const isBetween = textAt(words, at) === 'intre';
  let { days } = found.value;
  let end = first + found.length;
  while (found.value.after === null) {
    const more = readMore(words, end, { today, days, isBetween });
    if (!more) break;
    days = more.value;
    end += more.length;
  }
  return { length: end - at, value: { ...found.value, days } };
}

function readNamed(
  words: Words,
  at: number,
  today: LocalDate,
  isOn: boolean,
): Reading<When> | null {
  return (
    readNear(words, at, today) ?? readWeekday(words, at, today) ?? readDate(words, at, today, isOn)
  );
}

/** "Până vineri" and "înainte de Crăciun" start today, "după 20 decembrie" on 21 December. */
function readBounded(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const lengths = Object.entries(bounds).map(
    ([bound, phrases]) => [bound, phraseAt(words, at, phrases)] as const,
  );
  const [bound, lead] = lengths.reduce((one, other) => (other[1] > one[1] ? other : one));
  // "După 12.10" is a time.
  if (lead === 0 || /^([01]?\d|2[0-3])\.\d\d$/.test(textAt(words, at + lead))) return null;
  const first = at + lead;
  const isOn = textAt(words, first - 1) === 'pe' || textAt(words, first - 2) === 'data';
  const found = readHoliday(words, first, today) ?? readNamed(words, first, today, isOn);
  const [day, last] = [found?.value.days[0], found?.value.days.at(-1)];
  if (!found || !day || !last || found.value.after !== null) return null;
  const from = { since: day, after: addDays(last, 1), until: today, before: today }[bound]!;
  const to = { until: last, before: addDays(day, -1) }[bound] ?? addDays(from, maxDays - 1);
  const days = daysFrom(from, to).slice(0, maxDays);
  return days.length > 0 ? { length: lead + found.length, value: { ...anyTime, days } } : null;
}

type Named = { today: LocalDate; days: readonly LocalDate[]; isBetween: boolean };

/**
 * "Luni-vineri" and "de luni până joi" mean all days from first to last, "luni sau joi" and
 * "sâmbătă, duminică" two days, "săptămâna viitoare luni" one.
 */
function readMore(
  words: Words,
  at: number,
  { today, days, isBetween }: Named,
): Reading<readonly LocalDate[]> | null {
  const first = days[0]!;
  const until = days.length === 1 ? phraseAt(words, at, bounds.until) : 0;
  const or = phraseAt(words, at, ['sau', 'ori', 'si', 'sau pe', 'si pe']);
  const isDash = words[at]?.isJoined === true;
  const isSpan = (days.length === 1 && (until > 0 || isDash)) || (isBetween && or > 0);
  // "Luna asta pe 25" is one day.
  const on = days.length > 1 && textAt(words, at) === 'pe' ? 1 : 0;
  const next = at + until + or + on;
  const found =
    readNear(words, next, today) ??
    readWeekday(words, next, first) ??
    (isSpan || or > 0 ? readHoliday(words, next, first) : null) ??
    readDate(words, next, first, on > 0);
  const last = found?.value.days.at(-1);
  if (!found || !last || found.value.after !== null) return null;
  const ahead = daysBetween(first, last);
  if (ahead >= maxDays || (isSpan && ahead < 1)) return null;
  const isPart = next - on === at && found.value.days.every((day) => days.includes(day));
  // "Mâine 12.10" is a day and a time.
  const isDate = on > 0 || /^\d/.test(textAt(words, next));
  if (!isPart && !isSpan && or === 0 && isDate) return null;
  if (next === at && !isPart && !isSpan) {
    // "Pe 25 luna asta" is one day, unless "pe 25" is in next month.
    const isWithin = days.every((day) => found.value.days.includes(day));
    if (isWithin) return { length: found.length, value: days };
    if (found.value.days.length > 7 || textAt(words, next) === 'luna') return null;
  }
  const union = [...new Set([...days, ...found.value.days])].sort();
  const all = isSpan ? daysFrom(first, last) : isPart ? found.value.days : union;
  return { length: next - at + found.length, value: all };
}

const past = phraseList(
  'ieri, alaltaieri, aseara, saptamana trecuta, luna trecuta, weekendul trecut, yesterday',
);

/** Counts the words of a past or impossible day: "ieri", "31 februarie". */
export function noDayAt(words: Words, at: number, today: LocalDate): number {
  const over = phraseAt(words, at, past);
  if (over > 0) return over;
  const lead = phraseAt(words, at, ['pe', 'in', 'din', 'de']);
  const day = at + lead;
  const isDated =
    /^([12]?\d|3[01])$/.test(textAt(words, day)) && monthIn(textAt(words, day + 1)) > 0;
  const isFull = /^(\d{4}-\d\d-\d\d|\d+[./-]\d+[./-]\d+)$/.test(textAt(words, day));
  if (!(isDated || isFull) || readDate(words, day, today)) return 0;
  return lead + (isFull ? 1 : yearAt(words, day + 2) ? 3 : 2);
}

const holidays: readonly PhraseMeaning<HolidayDays>[] = [
  [['craciun', 'craciunul'], publicHolidays.christmas],
  [phraseList('revelion, revelionul, ajunul anului nou, ajun de anul nou'), ['12-31', 1]],
  [phraseList('ajun, ajunul craciunului, ajun de craciun, ajunul de craciun'), ['12-24', 1]],
  [['anul nou', 'an nou'], publicHolidays.newYear],
  [['boboteaza'], publicHolidays.epiphany],
  [phraseList('ziua indragostitilor, valentine s day, valentines day'), ['02-14', 1]],
  [['dragobete'], ['02-24', 1]],
  [['martisor'], ['03-01', 1]],
  [['ziua femeii'], ['03-08', 1]],
  [['florii'], [-7, 1]],
  [['vinerea mare'], publicHolidays.goodFriday],
  [['paste', 'pastele', 'pasti'], publicHolidays.easter],
  [['rusalii'], publicHolidays.pentecost],
  [['ziua copilului'], publicHolidays.children],
  [['mos nicolae'], ['12-06', 1]],
  [['ziua nationala'], publicHolidays.nationalDay],
];

function readHoliday(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const holiday = readPhrase(words, at, holidays);
  if (!holiday) return null;
  const [first, days] = holiday.value;
  const year = Number(today.slice(0, 4));
  const lastIn = (one: number) => addDays(holidayStart(first, one), days - 1);
  const next = holidayStart(first, lastIn(year) < today ? year + 1 : year);
  return { length: holiday.length, value: anyTimeBetween(next, addDays(next, days - 1)) };
}

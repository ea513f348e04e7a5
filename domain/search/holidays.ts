import { addDays, type LocalDate } from '#domain/time/local-time.ts';
import { holidayStart, publicHolidays, type HolidayDays } from '#domain/time/public-holidays.ts';
import { phraseAt, type LineWord, type Reading } from './line-words.ts';
import { anyTimeBetween, type When } from './when.ts';

type Holiday = readonly [names: readonly string[], ...HolidayDays];

const holidays: readonly Holiday[] = [
  [['craciun', 'craciunul'], ...publicHolidays.christmas],
  [['ajun', 'ajunul craciunului', 'ajun de craciun', 'ajunul de craciun'], '12-24', 1],
  [['revelion', 'revelionul'], '12-31', 1],
  [['anul nou', 'an nou'], ...publicHolidays.newYear],
  [['boboteaza'], ...publicHolidays.epiphany],
  [['ziua indragostitilor', 'valentine s day', 'valentines day'], '02-14', 1],
  [['dragobete'], '02-24', 1],
  [['martisor'], '03-01', 1],
  [['ziua femeii'], '03-08', 1],
  [['florii'], -7, 1],
  [['vinerea mare'], ...publicHolidays.goodFriday],
  [['paste', 'pastele', 'pasti'], ...publicHolidays.easter],
  [['rusalii'], ...publicHolidays.pentecost],
  [['ziua copilului'], ...publicHolidays.children],
  [['mos nicolae'], '12-06', 1],
  [['ziua nationala'], ...publicHolidays.nationalDay],
];

/** Returns the next dates of the holiday named at `at`; null if none is. */
export function readHoliday(
  words: readonly LineWord[],
  at: number,
  today: LocalDate,
): Reading<When> | null {
  for (const [names, first, days] of holidays) {
    const length = phraseAt(words, at, names);
    if (length === 0) continue;
    const year = Number(today.slice(0, 4));
    const lastIn = (one: number) => addDays(holidayStart(first, one), days - 1);
    const next = holidayStart(first, lastIn(year) < today ? year + 1 : year);
    return { length, value: anyTimeBetween(next, addDays(next, days - 1)) };
  }
  return null;
}

import { addDays, type LocalDate } from '#domain/time/local-time.ts';
import { phraseAt, type LineWord, type Reading } from './line-words.ts';
import { on, type When } from './when.ts';

/** First day, as month-day or as an offset from Easter, and the number of days. */
type Holiday = readonly [names: readonly string[], first: string | number, days: number];

const holidays: readonly Holiday[] = [
  [['craciun', 'craciunul'], '12-25', 2],
  [['ajun', 'ajunul craciunului', 'ajun de craciun', 'ajunul de craciun'], '12-24', 1],
  [['revelion', 'revelionul'], '12-31', 1],
  [['anul nou', 'an nou'], '01-01', 2],
  [['boboteaza'], '01-06', 1],
  [['ziua indragostitilor', 'valentine s day', 'valentines day'], '02-14', 1],
  [['dragobete'], '02-24', 1],
  [['martisor'], '03-01', 1],
  [['ziua femeii'], '03-08', 1],
  [['florii'], -7, 1],
  [['vinerea mare'], -2, 1],
  [['paste', 'pastele', 'pasti'], 0, 2],
  [['rusalii'], 49, 2],
  [['ziua copilului'], '06-01', 1],
  [['mos nicolae'], '12-06', 1],
  [['ziua nationala'], '12-01', 1],
];

/** Returns the next dates of the holiday named by the words from `at` on; null for other words. */
export function readHoliday(
  words: readonly LineWord[],
  at: number,
  today: LocalDate,
): Reading<When> | null {
  for (const [names, first, days] of holidays) {
    const length = phraseAt(words, at, names);
    if (length === 0) continue;
    const year = Number(today.slice(0, 4));
    const lastIn = (one: number) => addDays(firstDay(first, one), days - 1);
    const next = firstDay(first, lastIn(year) < today ? year + 1 : year);
    return { length, value: on(next, addDays(next, days - 1)) };
  }
  return null;
}

function firstDay(first: string | number, year: number): LocalDate {
  return typeof first === 'string' ? `${year}-${first}` : addDays(easter(year), first);
}

/** Orthodox Easter Sunday: computed in the Julian calendar, 13 days behind until 2099. */
function easter(year: number): LocalDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  // Days after 22 March.
  return addDays(`${year}-03-22`, moon + sunday + 13);
}

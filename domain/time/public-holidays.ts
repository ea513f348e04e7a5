import { addDays, type LocalDate } from './local-time.ts';

/** First day (month-day, or days from Easter) and number of days. */
export type HolidayDays = readonly [first: string | number, days: number];

/** Codul muncii, art. 139 alin. 1. */
export const publicHolidays = {
  newYear: ['01-01', 2],
  epiphany: ['01-06', 1],
  saintJohn: ['01-07', 1],
  union: ['01-24', 1],
  goodFriday: [-2, 1],
  easter: [0, 2],
  labour: ['05-01', 1],
  children: ['06-01', 1],
  pentecost: [49, 2],
  dormition: ['08-15', 1],
  saintAndrew: ['11-30', 1],
  nationalDay: ['12-01', 1],
  christmas: ['12-25', 2],
} as const satisfies Record<string, HolidayDays>;

/** True for a public holiday of Romania. */
export function isPublicHoliday(date: LocalDate): boolean {
  const year = Number(date.slice(0, 4));
  return Object.values(publicHolidays).some(([first, days]) => {
    const start = holidayStart(first, year);
    return start <= date && date < addDays(start, days);
  });
}

/** Returns the first day of the holiday in `year`. */
export function holidayStart(first: HolidayDays[0], year: number): LocalDate {
  return typeof first === 'string' ? `${year}-${first}` : addDays(orthodoxEaster(year), first);
}

/** Valid until 2099, while the Julian calendar is 13 days behind. */
function orthodoxEaster(year: number): LocalDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  // In the Julian calendar, Easter is `moon + sunday` days after 22 March.
  return addDays(`${year}-03-22`, moon + sunday + 13);
}

import type { OpeningHours } from '#contract/location-detail.ts';
import { addDays } from '#domain/local-time.ts';
import { weekdayName } from '#domain/date-label.ts';
import { openingsOn } from '#domain/working-hours.ts';

/** A Monday; which one does not matter. */
const MONDAY = '2026-11-23';

export type DayHours = { weekday: number; name: string; openings: string };

/** Returns the seven days with their hours in words, '' for a closed day. */
export function weekHours(hours: readonly OpeningHours[]): DayHours[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    name: weekdayName(weekday),
    openings: openingsOn(hours, addDays(MONDAY, weekday - 1))
      .map(({ starts, ends }) => `${starts}–${ends}`)
      .join(', '),
  }));
}

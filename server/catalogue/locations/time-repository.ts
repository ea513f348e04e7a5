import { sql, type RawBuilder } from 'kysely';
import { onlyOddHours } from '#domain/search/odd-hours.ts';
import { halfHoursBetween } from '#domain/time/half-hours.ts';
import { toWallTime, weekday } from '#domain/time/local-time.ts';
import type { DayHours } from '../search-text/read-search.ts';

type Times = { freeOn?: readonly DayHours[] | null; openAt?: Date | null };

/** Only times within odd hours (Sundays, nights) have index entries. */
export function indexedHours({ freeOn, openAt }: Times): string[][] {
  const now = openAt && toWallTime(openAt);
  const times = [
    (freeOn ?? []).map((day) => ({
      weekday: weekday(day.date),
      starts: day.after,
      ends: day.before,
    })),
    now ? [{ weekday: weekday(now.date), starts: now.time, ends: now.time }] : [],
  ];
  return times.map(onlyOddHours).filter((entries) => entries !== null);
}

export function isOpen(instant: Date): RawBuilder<boolean> {
  const { date, time } = toWallTime(instant);
  // Without OFFSET 0, each search step would join all opening hours.
  return sql<boolean>`EXISTS (SELECT FROM location_hours AS h WHERE h.location_id = locations.id
    AND h.weekday = ${weekday(date)} AND h.starts <= ${time} AND h.ends > ${time} OFFSET 0)`;
}

/** `days` must ascend. Uses the working hours unless the stored availability covers all days. */
export function isFree(days: readonly DayHours[]): RawBuilder<boolean> {
  if (days.length === 0) return sql<boolean>`false`;
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const isFreeOn = days.map(
    ({ date, after, before }) => sql`known.half_hours[${date}::date - known.first_day + 1]
      & ${halfHoursBetween(after, before)}::bigint <> 0`,
  );
  return sql<boolean>`coalesce(
    (SELECT ${sql.join(isFreeOn, sql` OR `)} FROM free_days AS known
      WHERE known.location_id = locations.id AND known.first_day <= ${first}::date
        AND known.first_day + cardinality(known.half_hours) > ${last}::date),
    ${isAtWork(days)})`;
}

function isAtWork(days: readonly DayHours[]): RawBuilder<boolean> {
  const weekdays = days.map(({ date }) => weekday(date));
  return sql<boolean>`EXISTS (SELECT FROM professionals AS p
    JOIN locations AS place ON place.id = p.location_id
    JOIN professional_hours AS h ON h.professional_id = p.id
    JOIN unnest(${weekdays}::integer[], ${days.map(({ ahead }) => ahead)}::integer[],
      ${days.map(({ after }) => after)}::text[], ${days.map(({ before }) => before)}::text[])
      AS day(weekday, ahead, after, before) ON day.weekday = h.weekday
    WHERE p.location_id = locations.id AND p.active AND h.ends > day.after AND h.starts < day.before
      AND day.ahead <= place.horizon_days)`;
}

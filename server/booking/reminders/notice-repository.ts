import { sql, type NotNull } from 'kysely';
import { hourMs, isNight } from '#domain/time/local-time.ts';
import type { Tx } from '#server/deps.ts';

export type NoticeKind = 'day' | 'hours' | 'expired';

const startsAt = sql<Date>`lower(during)`;
const wallTime = sql`(lower(during) AT TIME ZONE 'Europe/Bucharest')`;

/**
 * `day` is 24 hours before the visit, or up to 72 so that the client can still cancel. `hours` is
 * an hour before the default cancellation deadline, or the evening before if that is at night.
 */
const dueAt = {
  day: sql<Date>`CASE
    WHEN cancel_until BETWEEN ${startsAt} - interval '69 hours' AND ${startsAt} - interval '21 hours'
    THEN cancel_until - interval '3 hours'
    ELSE ${startsAt} - interval '24 hours' END`,
  hours: sql<Date>`CASE
    WHEN ${wallTime}::time < '11:00'
    THEN (${wallTime}::date - interval '4 hours') AT TIME ZONE 'Europe/Bucharest'
    ELSE ${startsAt} - interval '3 hours' END`,
};
const earliestHours = { day: 72, hours: 16 };

const batch = 50;

export async function takeNotices(
  tx: Tx,
  kind: NoticeKind,
  now: Date,
): Promise<{ id: string; user_id: string }[]> {
  if (kind === 'hours' && isNight(now)) return [];
  const due = tx
    .selectFrom('bookings')
    .select(['bookings.id', 'user_id', startsAt.as('starts_at')])
    .where('kind', '=', 'booking')
    .where('user_id', 'is not', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM booking_notices WHERE booking_id = bookings.id
        AND booking_notices.kind = ${kind} AND booking_notices.starts_at = ${startsAt})`,
    )
    .limit(batch)
    .forUpdate('bookings')
    .skipLocked()
    .$narrowType<{ user_id: NotNull }>();
  const rows = await (
    kind === 'expired'
      ? due
          .where('status', '=', 'expired')
          .where('hold_expires_at', '>', hoursFrom(now, -24))
          .orderBy('hold_expires_at')
      : due
          .where('status', '=', 'approved')
          .where(startsAt, '>', now)
          .$if(kind === 'day', (query) => query.where(dueAt.hours, '>', now))
          .where(startsAt, '<=', hoursFrom(now, earliestHours[kind]))
          .where(dueAt[kind], '<=', now)
          .where(sql<boolean>`told_at < ${dueAt[kind]}`)
          .orderBy(startsAt)
  ).execute();
  if (rows.length > 0)
    await tx
      .insertInto('booking_notices')
      .values(rows.map(({ id, starts_at }) => ({ booking_id: id, kind, starts_at })))
      .execute();
  return rows;
}

function hoursFrom(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * hourMs);
}

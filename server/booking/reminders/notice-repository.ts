import { sql } from 'kysely';
import { hourMs } from '#domain/time/local-time.ts';
import type { Tx } from '#server/deps.ts';

export type NoticeKind = 'day' | 'hours' | 'expired';

/** `hours`: an hour before the default cancellation deadline. */
const reminderHours = { day: 24, hours: 3 } as const;

const batch = 50;

export async function takeNotices(
  tx: Tx,
  kind: NoticeKind,
  now: Date,
): Promise<{ id: string; user_id: string }[]> {
  const startsAt = sql<Date>`lower(during)`;
  const due = tx
    .selectFrom('bookings')
    .select(['bookings.id', 'user_id', startsAt.as('starts_at')])
    .where('kind', '=', 'booking')
    .where('user_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_notices')
            .select('booking_id')
            .whereRef('booking_id', '=', 'bookings.id')
            .where('booking_notices.kind', '=', kind)
            .where('booking_notices.starts_at', '=', startsAt),
        ),
      ),
    )
    .limit(batch)
    .forUpdate('bookings')
    .skipLocked();
  const rows = await (
    kind === 'expired'
      ? due
          .where('status', '=', 'expired')
          .where('hold_expires_at', '>', hoursFrom(now, -24))
          .orderBy('hold_expires_at')
      : due
          .where('status', '=', 'approved')
          .where(startsAt, '>', kind === 'day' ? hoursFrom(now, reminderHours.hours) : now)
          .where(startsAt, '<=', hoursFrom(now, reminderHours[kind]))
          .where(
            sql<boolean>`told_at < lower(during) - make_interval(hours => ${reminderHours[kind]})`,
          )
          .orderBy(startsAt)
  ).execute();
  if (rows.length > 0)
    await tx
      .insertInto('booking_notices')
      .values(rows.map(({ id, starts_at }) => ({ booking_id: id, kind, starts_at })))
      .execute();
  return rows.flatMap(({ id, user_id }) => (user_id === null ? [] : { id, user_id }));
}

function hoursFrom(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * hourMs);
}

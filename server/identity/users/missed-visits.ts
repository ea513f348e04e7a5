import { sql } from 'kysely';
import { missedVisits } from '#domain/booking/missed-visits.ts';
import type { Db, Tx } from '#server/deps.ts';

type Which = { userId: string; now: Date };

export function missedVisitCount({ userId, now }: Which) {
  return sql<number>`(SELECT count(*) FROM bookings WHERE user_id = ${userId} AND status = 'missed'
    AND lower(during) > ${now}::timestamptz - make_interval(months => ${missedVisits.months}::int))`;
}

/** Returns true if a client missed so many visits that locations approve each of their bookings. */
export async function needsApproval(db: Db | Tx, which: Which): Promise<boolean> {
  const { missed } = await db
    .selectNoFrom(missedVisitCount(which).as('missed'))
    .executeTakeFirstOrThrow();
  return missed >= missedVisits.max;
}

import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Db } from '../deps.ts';

type Counter = { scope: string; key: string; windowSeconds: number };

export type Limit = Counter & { max: number };

export async function countAttempt(
  db: Db,
  { scope, key, windowSeconds }: Counter,
  now: Date,
): Promise<number> {
  const window_start = startOf(windowSeconds, now);
  const { count } = await db
    .insertInto('rate_limits')
    .values({ scope, key, window_start, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key', 'window_start'])
        .doUpdateSet({ count: sql<number>`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export async function giveBack(
  db: Db,
  { scope, key, windowSeconds }: Counter,
  now: Date,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql<number>`count - 1` })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('window_start', '=', startOf(windowSeconds, now))
    .execute();
}

export async function countedAttempts(
  db: Db,
  { scope, key, windowSeconds }: Counter,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('window_start', '=', startOf(windowSeconds, now))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Epoch ms. */
export function windowOf(windowSeconds: number, now: Date): { start: number; end: number } {
  const length = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start, end: start + length };
}

function startOf(windowSeconds: number, now: Date): Date {
  return new Date(windowOf(windowSeconds, now).start);
}

const maxClockSkewMs = 60_000;

/** Also deletes future windows, created by a wrong clock. */
export async function deleteWindows(db: Db, before: Date, now: Date): Promise<void> {
  const future = new Date(now.getTime() + maxClockSkewMs);
  const isOld = sql`window_start < ${before} OR window_start > ${future}`;
  await deleteInBatches(db, 'rate_limits', isOld);
}

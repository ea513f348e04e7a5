import { sql } from 'kysely';
import type { Db, Tx } from '../deps.ts';

/** So many attempts in each fixed window of the clock. */
export type Limit = {
  /** What is limited, `login`. */
  scope: string;
  /** Whom it counts: an address, a user, an e-mail; stored as it is. */
  key: string;
  max: number;
  windowSeconds: number;
};

/** Counts one attempt in the window of `now` (one UPSERT) and returns how many there were, this one included. */
export async function countAttempt(
  db: Db | Tx,
  { scope, key, windowSeconds }: Omit<Limit, 'max'>,
  now: Date,
): Promise<number> {
  const { start } = windowOf(windowSeconds, now);
  const { count } = await db
    .insertInto('rate_limits')
    .values({ scope, key, window_start: new Date(start), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key', 'window_start'])
        .doUpdateSet({ count: sql<number>`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes one attempt back that was counted in the window of `now`. */
export async function giveBack(
  db: Db | Tx,
  { scope, key, windowSeconds }: Omit<Limit, 'max'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql<number>`count - 1` })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('window_start', '=', new Date(windowOf(windowSeconds, now).start))
    .execute();
}

/** How many attempts the window of `now` has counted. */
export async function countedAttempts(
  db: Db | Tx,
  { scope, key, windowSeconds }: Omit<Limit, 'max'>,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('window_start', '=', new Date(windowOf(windowSeconds, now).start))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The window that `now` falls into, epoch ms. */
export function windowOf(windowSeconds: number, now: Date): { start: number; end: number } {
  const length = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start, end: start + length };
}

/** Clocks of several instances may differ by so much. */
const skewMs = 60_000;

/** Deletes the windows that began before an instant, and those of the future: they were counted while a clock was ahead. */
export async function deleteWindows(db: Db, before: Date, now: Date): Promise<void> {
  const future = new Date(now.getTime() + skewMs);
  await db
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('window_start', '<', before), eb('window_start', '>', future)]))
    .execute();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../deps.ts';
import { TooManyAttempts, type LimitState } from './too-many-attempts.ts';

export interface Limit {
  /** What is limited, `login`. */
  scope: string;
  /** Whom it counts: an address, a user, an e-mail; kept as given. */
  key: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one attempt in the fixed window of `now` (one UPSERT) and returns how the limit stands. Throws
 * TooManyAttempts (429) past `max`; `wordsOf` then gives the field messages from the seconds to wait.
 * Callers multiply `max` by LIMIT_FACTOR. Outside a transaction that may roll back, or the attempt is forgotten.
 */
export async function takeLimit(
  db: Db | Tx,
  limit: Limit,
  now: Date,
  wordsOf?: (seconds: number) => Record<string, string[]>,
): Promise<LimitState> {
  const { scope, key, max, windowSeconds } = limit;
  const length = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
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
  const seconds = Math.ceil((start + length - now.getTime()) / 1000);
  const state = { max, remaining: Math.max(0, max - count), seconds };
  if (count > max) throw new TooManyAttempts(state, wordsOf?.(seconds));
  return state;
}

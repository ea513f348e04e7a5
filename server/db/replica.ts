import { sql } from 'kysely';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './connection.ts';
import { meaningOf } from './database-error.ts';

type Db = OpenDatabase['db'];

export type Replica = {
  /** On the replica while it is fresh, else on the primary. Repeats on the primary what fails on the replica. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export const maxLagMs = 10_000;
const everyMs = 500;
const checkMs = 1_000;

/**
 * Every half second, notes how far the primary has written its log, and asks how far the replica has replayed
 * it (docs/decisions/0039). A replica that is away fails nothing.
 */
export async function openReplica(
  primary: Db,
  options: DatabaseOptions,
  say: (line: string) => void,
): Promise<Replica> {
  const replica = await openDatabase(options);
  // Reads must not delay the checks.
  const checked = await openDatabase({ ...options, poolSize: 1 });
  const over = new AbortController();
  let isUsed = false;
  let written: { position: number; at: number }[] = [];
  let replayedAt = -Infinity;
  let noting: Promise<void> | null = null;

  const note = async () => {
    const at = performance.now();
    const position = await readPosition(primary, 'pg_current_wal_lsn()').catch(() => null);
    if (position !== null) written.push({ position, at });
    written = written.filter((one) => one.at > at - maxLagMs);
  };
  const isFresh = async (): Promise<boolean> => {
    const replayed = await readPosition(checked.db, 'pg_last_wal_replay_lsn()');
    if (replayed === null) return false;
    replayedAt = written.findLast(({ position }) => position <= replayed)?.at ?? replayedAt;
    return performance.now() - replayedAt < maxLagMs;
  };
  const setUsed = (next: boolean) => {
    if (next !== isUsed) say(next ? 'Guests read from the replica.' : 'The replica is left out.');
    isUsed = next;
  };
  const watch = async () => {
    while (!over.signal.aborted) {
      noting ??= note().finally(() => (noting = null));
      // A response that came while the event loop was busy is in time.
      const late = wait(checkMs, null, { ref: false }).then(() => nextTurn(false));
      setUsed(await Promise.race([isFresh().catch(() => false), late]));
      await wait(everyMs, null, { signal: over.signal }).catch(() => {});
    }
  };
  const watching = watch();

  return {
    read: async (work) => {
      if (!isUsed) return work(primary);
      try {
        return await work(replica.db);
      } catch (error) {
        if (meaningOf(error) !== 'unavailable') throw error;
        return work(primary);
      }
    },
    close: async () => {
      over.abort();
      await watching;
      await noting;
      await Promise.all([replica.close(), checked.close()]);
    },
  };
}

/** In bytes. Null if a server that should replay is no replica. */
async function readPosition(
  db: Db,
  position: 'pg_current_wal_lsn()' | 'pg_last_wal_replay_lsn()',
): Promise<number | null> {
  const { rows } = await sql<{ bytes: number | null }>`
    SELECT pg_wal_lsn_diff(${sql.raw(position)}, '0/0')::float8 AS bytes`.execute(db);
  return rows[0]?.bytes ?? null;
}

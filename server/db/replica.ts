import { sql } from 'kysely';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './connection.ts';
import { isConnectionLoss, meaningOf } from './database-error.ts';

type Db = OpenDatabase['db'];

export type Replica = {
  /**
   * Reads from the replica if it is fresh, else from the primary, and may repeat a failed read on
   * the other one. Reads even a stale replica during an outage of the primary and just after it.
   */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export const maxLagMs = 10_000;
const everyMs = 500;
const checkMs = 1_000;
/** Guests read from the replica this long after an outage of the primary. */
const busyMs = 5_000;

/**
 * A replica is fresh if it has what the primary had `maxLagMs` ago (docs/decisions/0039). `noted` is
 * a separate connection to the primary, so that reads cannot delay the checks.
 */
export async function openReplica(
  primary: Db,
  noted: OpenDatabase,
  options: DatabaseOptions,
): Promise<Replica> {
  const replica = await openDatabase(options);
  const checked = await openDatabase({ ...options, poolSize: 1 });
  const over = new AbortController();
  let isUsed = false;
  let isOfPrimary = false;
  let isAway = false;
  let awayAt = -Infinity;
  let written: (Log & { at: number })[] = [];
  let replayedAt = -Infinity;
  let noting: Promise<void> | null = null;

  const note = async () => {
    const at = performance.now();
    try {
      const log = await readLog(noted.db);
      written = [...written.filter((one) => one.at > at - maxLagMs), { ...log, at }];
      isAway = false;
    } catch (error) {
      isAway = isConnectionLoss(error);
      if (isAway) awayAt = performance.now();
    }
  };
  const isFresh = async (): Promise<boolean> => {
    const replayed = await readLog(checked.db);
    const newest = written.at(-1);
    if (newest) isOfPrimary = newest.server === replayed.server;
    if (!replayed.isReplica || !isOfPrimary) return false;
    const isReplayed = ({ position }: Log) => position <= replayed.position;
    replayedAt = written.findLast(isReplayed)?.at ?? replayedAt;
    return performance.now() - replayedAt < maxLagMs;
  };
  const setUsed = (next: boolean) => {
    if (next !== isUsed)
      console.error(next ? 'Guests read from the replica.' : 'The replica is left out.');
    isUsed = next;
  };
  const watch = async () => {
    while (!over.signal.aborted) {
      noting ??= note().finally(() => (noting = null));
      // A response that arrived while the event loop was busy counts as in time.
      const late = wait(checkMs, null, { ref: false }).then(() => nextTurn(false));
      setUsed(await Promise.race([isFresh().catch(() => false), late]));
      await wait(everyMs, null, { signal: over.signal }).catch(() => {});
    }
  };
  const watching = watch();

  return {
    read: async (work) => {
      const isOutage = isAway || performance.now() - awayAt < busyMs;
      const readsReplica = isUsed || (isOutage && isOfPrimary);
      try {
        return await work(readsReplica ? replica.db : primary);
      } catch (error) {
        if (meaningOf(error) !== 'unavailable') throw error;
        if (readsReplica) return work(primary);
        // A stale replica relieves the primary just after an outage.
        const isLate = performance.now() - Math.max(replayedAt, awayAt) > maxLagMs;
        if (!isOfPrimary || (isLate && !isConnectionLoss(error))) throw error;
        return work(replica.db);
      }
    },
    close: async () => {
      over.abort();
      await watching;
      await noting;
      await Promise.all([replica.close(), noted.close(), checked.close()]);
    },
  };
}

/** `server` includes the database. `position`: log bytes written, on a replica replayed. */
type Log = { server: string; isReplica: boolean; position: number };

async function readLog(db: Db): Promise<Log> {
  const { rows } = await sql<Log>`
    SELECT system_identifier || current_database() AS server, pg_is_in_recovery() AS "isReplica",
      pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()
        ELSE pg_current_wal_lsn() END, '0/0')::float8 AS position
    FROM pg_control_system()`.execute(db);
  return rows[0]!;
}

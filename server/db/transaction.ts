import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Db, Tx } from '../deps.ts';
import { unwaitedMark } from './statement-marks.ts';

/** Deadlock, serialisation failure, lock timeout: another try may succeed. */
const passing = new Set(['40P01', '40001', '55P03']);
const tries = 4;
/** Below the limit of a call: what it no longer waits for is not tried again. */
const patienceMs = 4_000;

/** What a transaction has read is no longer so; it is tried again. */
export class ChangedConcurrently extends Error {
  override name = 'ChangedConcurrently';
  readonly code = '40001';
}

/**
 * Runs the work in one READ COMMITTED transaction; its connection bounds how long a statement and a lock take. What
 * failed by passing contention is tried again with jitter, then it is 503 `unavailable`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!passing.has(sqlState(error) ?? '')) throw error;
      if (attempt === tries || performance.now() - begun > patienceMs)
        throw new AppError('unavailable');
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * Runs the work under a savepoint. When it breaks the named constraint everything since the savepoint is undone,
 * locks included, and the answer is null; so it is when the work itself answers null. A savepoint of work that was done
 * ends with the transaction: it is named by its constraint, so that it hides none around it.
 */
export async function underSavepoint<T>(
  tx: Tx,
  constraint: string,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const savepoint = sql.id(constraint);
  await sql`SAVEPOINT ${savepoint}${sql.raw(unwaitedMark)}`.execute(tx);
  let result: T | null = null;
  try {
    result = await work();
  } catch (error) {
    if (sqlState(error) !== '23P01' || constraintOf(error) !== constraint) throw error;
  }
  if (result === null)
    await sql`ROLLBACK TO SAVEPOINT ${savepoint}; RELEASE SAVEPOINT ${savepoint}`.execute(tx);
  return result;
}

function sqlState(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

function constraintOf(error: unknown): string | undefined {
  return (error as { constraint?: string }).constraint;
}

import { sql } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Db, Tx } from '../deps.ts';
import { errorCodeOf, constraintOf } from './database-error.ts';
import { unwaitedMark } from './planning-client.ts';

/** Deadlock, serialization failure, lock timeout. */
const retryable = new Set(['40P01', '40001', '55P03']);
const maxAttempts = 4;
const maxRetryMs = 4_000;

export class ChangedConcurrently extends Error {
  override name = 'ChangedConcurrently';
  readonly code = '40001';
}

const deadline = new AsyncLocalStorage<AbortSignal>();

/** Rolls back the transactions of `work` once `signal` aborts, because the client got 503. */
export function untilAborted<T>(signal: AbortSignal, work: () => T): T {
  return deadline.run(signal, work);
}

/** Uses READ COMMITTED. Retries contention after random waits, then throws 503 `unavailable`. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        deadline.getStore()?.throwIfAborted();
        return result;
      });
    } catch (error) {
      if (!retryable.has(errorCodeOf(error))) throw error;
      if (attempt === maxAttempts || performance.now() - begun > maxRetryMs)
        throw new AppError('unavailable');
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * Returns null if the work returns null or violates the exclusion constraint; the rollback to the
 * savepoint then releases the work's locks.
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
    if (errorCodeOf(error) !== '23P01' || constraintOf(error) !== constraint) throw error;
  }
  if (result === null)
    await sql`ROLLBACK TO SAVEPOINT ${savepoint}; RELEASE SAVEPOINT ${savepoint}`.execute(tx);
  return result;
}

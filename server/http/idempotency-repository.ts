import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { errorSentences } from '#contract/error.ts';
import { AppError } from '#server/app-error.ts';
import { constraintOf } from '#server/db/database-error.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import { unwaited } from '#server/db/planned-once.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/deps.ts';

type Key = { scope: string; key: string };
export type Claim = Key & { body: unknown; id?: string; now: Date };

/**
 * Runs the work in one transaction, once per key; a replay gets the stored id. Concurrent requests
 * wait on the unique index. Throws 422 if the key was used with another body.
 */
export async function runIdempotent<T>(
  db: Db,
  claim: Claim,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T } | { replayedId: string | null }> {
  const request_hash = createHash('sha256').update(JSON.stringify(claim.body)).digest();
  const { scope, key, id, now: created_at } = claim;
  // Earlier versions stored responses of this shape.
  const body = id === undefined ? null : JSON.stringify({ data: { id } });
  try {
    const result = await inTransaction(db, async (tx) => {
      await claimKey(tx, { scope, key, request_hash, body, created_at });
      return work(tx);
    });
    return { result };
  } catch (error) {
    if (constraintOf(error) !== 'idempotency_keys_pkey') throw error;
    const first = await findClaimed(db, claim);
    // The key was deleted concurrently, e.g. with its account.
    if (!first) return runIdempotent(db, claim, work);
    if (!request_hash.equals(first.request_hash)) throw mismatch();
    return { replayedId: first.id };
  }
}

type Claimed = Key & { request_hash: Buffer; body: string | null; created_at: Date };

const claimKey = unwaited((db, { scope, key, request_hash, body, created_at }: Claimed) =>
  db.insertInto('idempotency_keys').values({ scope, key, request_hash, body, created_at }),
);

async function findClaimed(db: Db, { scope, key }: Key) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', sql<string | null>`body #>> '{data,id}'`.as('id')])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

function mismatch(): AppError {
  const words = errorSentences.idempotency_mismatch;
  return new AppError('idempotency_mismatch', words, { idempotency_key: [words] });
}

export async function isKeyUsed(db: Db, scope: string, key: string): Promise<boolean> {
  return (await findClaimed(db, { scope, key })) !== undefined;
}

export async function deleteKeys(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'idempotency_keys', sql`created_at < ${before}`);
}

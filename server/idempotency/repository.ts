import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { markOf, unwaitedMarkOf } from '../db/server-client.ts';
import type { Db, Tx } from '../deps.ts';

type Claim = {
  scope: string;
  key: string;
  body: unknown;
  /** HTTP status of the answer, kept beside it. */
  status: number;
  now: Date;
};

/**
 * Does the work once per key, which keeps its answer, as JSON, in the transaction that did it: a later request with the
 * key gets that answer, and one that comes while the work runs waits for it on the unique index. Work that throws
 * leaves the key free. Throws 422 for another body under the same key.
 */
export async function once<T>(
  tx: Tx,
  claim: Claim,
  work: (keep: (answer: T) => Promise<T>) => Promise<T>,
): Promise<{ answer: T; replayed: boolean }> {
  const earlier = await claimKey(tx, claim);
  if (earlier) return { answer: earlier.answer as T, replayed: true };
  const keep = async (answer: T) => {
    await tx
      .updateTable('idempotency_keys')
      .set({ status: claim.status, body: JSON.stringify(answer) })
      .where('scope', '=', claim.scope)
      .where('key', '=', claim.key)
      .modifyEnd(sql.raw(unwaitedMarkOf('keep-answer')))
      .execute();
    return answer;
  };
  return { answer: await work(keep), replayed: false };
}

/** Claims a key for this transaction: null when it is ours, else what its first request was answered. */
async function claimKey(
  tx: Tx,
  { scope, key, body, now }: Claim,
): Promise<{ answer: unknown } | null> {
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest();
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .modifyEnd(sql.raw(markOf('claim-key')))
    .executeTakeFirst();
  if (inserted) return null;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!request_hash.equals(first.request_hash)) {
    throw new AppError('idempotency_mismatch', 'Cheia a fost folosită pentru alte date.', {
      idempotency_key: ['Cheia a fost folosită pentru alte date.'],
    });
  }
  return { answer: first.body };
}

/** Whether work was done under a key that is not forgotten yet. */
export async function isKeyUsed(db: Db, scope: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the keys that were claimed before an instant, with their answers. */
export async function deleteKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

import { createHash } from 'node:crypto';
import { errorSentences } from '#contract/error-sentences.ts';
import { AppError } from '../app-error.ts';
import { unwaited } from '../db/planned-once.ts';
import { inTransaction } from '../db/transaction.ts';
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
 * Does the work in one transaction, once per key, which keeps its answer, as JSON, in the same transaction: a later
 * request with the key gets that answer, and one that comes while the work runs waits for it on the unique index. Work
 * that throws leaves the key free. Throws 422 for another body under the same key.
 */
export async function once<T>(
  db: Db,
  claim: Claim,
  work: (tx: Tx, keep: (answer: T) => Promise<T>) => Promise<T>,
): Promise<{ answer: T; replayed: boolean }> {
  const request_hash = createHash('sha256').update(JSON.stringify(claim.body)).digest();
  const { scope, key, status, now: created_at } = claim;
  try {
    const answer = await inTransaction(db, async (tx) => {
      await claimKey(tx, { scope, key, request_hash, created_at });
      return work(tx, async (answer) => {
        await keepAnswer(tx, { scope, key, status, body: JSON.stringify(answer) });
        return answer;
      });
    });
    return { answer, replayed: false };
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'idempotency_keys_pkey') throw error;
    const first = await findAnswered(db, claim);
    // Forgotten meanwhile, with its account say.
    if (!first) return once(db, claim, work);
    if (!request_hash.equals(first.request_hash)) throw mismatch();
    return { answer: first.body as T, replayed: true };
  }
}

type Key = { scope: string; key: string };
type Claimed = Key & { request_hash: Buffer; created_at: Date };
type Answered = Key & { status: number; body: string };

const claimKey = unwaited((db, { scope, key, request_hash, created_at }: Claimed) =>
  db.insertInto('idempotency_keys').values({ scope, key, request_hash, created_at }),
);

const keepAnswer = unwaited((db, { scope, key, status, body }: Answered) =>
  db
    .updateTable('idempotency_keys')
    .set({ status, body })
    .where('scope', '=', scope)
    .where('key', '=', key),
);

/** What the first request with a key was answered; undefined where the key is free. */
async function findAnswered(db: Db, { scope, key }: Key) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

function mismatch(): AppError {
  const words = errorSentences.idempotency_mismatch;
  return new AppError('idempotency_mismatch', words, { idempotency_key: [words] });
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

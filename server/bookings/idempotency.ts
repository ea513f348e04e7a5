import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { Tx } from '../deps.ts';

interface Claim {
  scope: string;
  key: string;
  body: unknown;
  now: Date;
}

/**
 * Claims a key for this transaction. Null: it is ours, go on. Otherwise the stored answer of the finished twin.
 * A twin that is still running is waited for on the unique index. Another body under the same key is 422.
 */
export async function claimKey<T>(tx: Tx, { scope, key, body, now }: Claim): Promise<T | null> {
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest();
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  const twin = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!request_hash.equals(twin.request_hash)) {
    throw new AppError('idempotency_mismatch', 'Cheia a fost folosită pentru alte date.', {
      idempotency_key: ['Cheia a fost folosită pentru alte date.'],
    });
  }
  return twin.body as T;
}

/** Stores the answer beside the key, in the transaction that did the work. */
export async function keepAnswer(
  tx: Tx,
  claim: Claim,
  status: number,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, body: JSON.stringify(answer) })
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .execute();
}

import { sql } from 'kysely';
import type { SocialNetwork } from '#contract/account-values.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import type { Db, Tx } from '#server/deps.ts';
import type { UserRow } from '../users/repository.ts';
import type { Identity } from './verify-identity.ts';

export async function findUserOfIdentity(
  db: Db,
  { network, externalId }: Pick<Identity, 'network' | 'externalId'>,
): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll('users')
    .innerJoin('social_identities', 'social_identities.user_id', 'users.id')
    .where('network', '=', network)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findNetworks(db: Db, userId: string): Promise<SocialNetwork[]> {
  const rows = await db
    .selectFrom('social_identities')
    .select('network')
    .where('user_id', '=', userId)
    .orderBy('network')
    .execute();
  return rows.map(({ network }) => network);
}

export async function linkIdentity(
  db: Db,
  userId: string,
  { network, externalId }: { network: SocialNetwork; externalId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('social_identities')
    .values({ network, external_id: externalId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function unlinkIdentities(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .returning('network')
    .execute();
  return gone.length > 0;
}

export async function takeToken(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('used_identity_tokens')
    .values({ hash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUsedTokens(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'used_identity_tokens', sql`used_at < ${before}`);
}

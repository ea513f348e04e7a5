import { createHash } from 'node:crypto';
import type { SocialNetwork } from '#contract/account-values.ts';
import type { Db, Tx } from '../deps.ts';
import type { UserRow } from '../users/repository.ts';
import type { Identity } from './identity.ts';

/** The user whom an identity of a network belongs to; null when it is nobody's yet. */
export async function findUserOfIdentity(
  db: Db | Tx,
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

/** The networks that a user can sign in with. */
export async function findNetworks(db: Db | Tx, userId: string): Promise<SocialNetwork[]> {
  const rows = await db
    .selectFrom('social_identities')
    .select('network')
    .where('user_id', '=', userId)
    .orderBy('network')
    .execute();
  return rows.map(({ network }) => network);
}

/** Lets a network's identity open an account; one that is somebody's already stays theirs. Returns whether it is this one's now. */
export async function linkIdentity(
  db: Db | Tx,
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

/** Takes from a user every identity of a network; returns whether there was one. */
export async function unlinkIdentities(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .returning('network')
    .execute();
  return gone.length > 0;
}

/** What a token is known by once it is used: enough to tell it again, and nothing that could be replayed. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(signedPart(token)).digest();
}

/** Notes that a token began a session, by its hash. Returns false when one did before: somebody replays it. */
export async function takeToken(db: Db | Tx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_identity_tokens')
    .values({ hash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets tokens that are too old to be believed anyway. */
export async function deleteUsedTokens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('used_identity_tokens').where('used_at', '<', before).execute();
}

/** What makes a token this one: of a JWT what its signature covers, for the signature may be written in many ways. */
function signedPart(token: string): string {
  const [, signed] = /^([^.]+\.[^.]+)\.[^.]+$/.exec(token) ?? [];
  return signed ?? token;
}

import type { SocialLoginBody } from '#contract/social-login.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps, Tx } from '#server/deps.ts';
import type { Message } from '#server/messages/message.ts';
import { addressee } from '#server/messages/addressee.ts';
import { takeAddressLimit, takeIdentityLimit } from '../session/login-limits.ts';
import { foldEmail } from '../session/login.ts';
import { findUserByEmail, type UserRow } from '../users/repository.ts';
import { networkNames, type Identity } from './identity.ts';
import { findUserOfIdentity, hashOfToken, linkIdentity, takeToken } from './repository.ts';
import { verifyIdentity } from './verify-identity.ts';

const field = 'social';

/**
 * Returns the client of an Apple or Facebook identity. Links the identity to the account with the same e-mail
 * only if both sides have verified the e-mail; otherwise a person who registered with another's e-mail would
 * share the account with them. Throws 422 on `social`, 429 beyond the limits of the remote address and of the
 * identity at this address.
 */
export async function findSocialUser(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  { social: network, token, external_id: externalId }: SocialLoginBody,
  ip: string,
): Promise<UserRow> {
  await takeAddressLimit(deps, ip);
  const identity = await verifyIdentity(deps, { network, token, externalId }, field);
  await takeIdentityLimit(deps, `${network}:${identity.externalId}`, ip);
  return inTransaction(deps.db, async (tx) => {
    const linked = await findUserOfIdentity(tx, identity);
    const user = linked ?? (await findUserByEmailOf(tx, identity));
    if (!(await takeToken(tx, hashOfToken(token), deps.now()))) throw usedToken(field);
    if (!linked && (await linkIdentity(tx, user.id, identity)))
      await deps.jobs.send(tx, networkLinked(user, identity));
    return user;
  });
}

async function findUserByEmailOf(tx: Tx, identity: Identity): Promise<UserRow> {
  const { verifiedEmail } = identity;
  const user = verifiedEmail && (await findUserByEmail(tx, foldEmail(verifiedEmail)));
  if (!user) throw unknownAccount(identity);
  if (!user.email_verified_at)
    throw invalidField(
      field,
      'Există deja un cont cu acest e-mail. Autentifică-te cu parola sau prin SMS.',
    );
  return user;
}

/** 422 on the given field: the token was already used. */
export function usedToken(of: string): AppError {
  return invalidField(of, 'Autentificarea a expirat. Încearcă din nou.');
}

/** 422 on `social`: no account is linked to this identity. */
export function unknownAccount({ network }: Pick<Identity, 'network'>): AppError {
  return invalidField(
    field,
    `Nu există încă un cont Aproape legat de contul tău ${networkNames[network]}. Creează unul în câțiva pași.`,
  );
}

function networkLinked(user: UserRow, { network }: Identity): Message {
  const name = networkNames[network];
  return {
    template: 'network_linked',
    channel: 'mail',
    ...addressee(user),
    network: name,
  };
}

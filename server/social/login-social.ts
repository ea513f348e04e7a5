import type { SocialLoginBody } from '#contract/social-login.ts';
import { invalidField } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { takeLoginLimits } from '../session/login-limits.ts';
import { foldEmail } from '../session/login.ts';
import { findUserByEmail, type UserRow } from '../session/repository.ts';
import { networkNames, type Identity } from './identity.ts';
import { findUserOfIdentity, linkIdentity, takeToken } from './repository.ts';
import { verifyIdentity } from './verify-identity.ts';

const field = 'social';

/**
 * The user whom an account of Apple or Facebook belongs to. An account of ours with the same e-mail is taken for theirs
 * only when both sides have verified it: else whoever typed another's e-mail when registering would share the account
 * with them. Throws 422 on `social`, 429 past the limits of an address.
 */
export async function findSocialUser(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { social: network, token, external_id: externalId }: SocialLoginBody,
  ip: string,
): Promise<UserRow> {
  await takeLoginLimits(deps, `${network}:${externalId}`, ip);
  const identity = await verifyIdentity(deps, { network, token, externalId }, field);
  const user = (await findUserOfIdentity(deps.db, identity)) ?? (await linkByEmail(deps, identity));
  if (!(await takeToken(deps.db, token, deps.now())))
    throw invalidField(field, 'Această autentificare a fost deja folosită. Încearcă din nou.');
  return user;
}

async function linkByEmail({ db }: Pick<Deps, 'db'>, identity: Identity): Promise<UserRow> {
  const { verifiedEmail } = identity;
  const user = verifiedEmail && (await findUserByEmail(db, foldEmail(verifiedEmail)));
  if (!user)
    throw invalidField(
      field,
      `Nu există încă un cont Aproape legat de contul tău ${networkNames[identity.network]}. Creează unul în câțiva pași.`,
    );
  if (!user.email_verified_at)
    throw invalidField(
      field,
      'Există deja un cont cu acest e-mail. Autentifică-te cu parola sau prin SMS.',
    );
  await linkIdentity(db, user.id, identity);
  return user;
}

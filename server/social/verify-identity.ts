import type { SocialNetwork } from '#contract/account-values.ts';
import { invalidField } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { verifyAppleToken } from './apple.ts';
import { verifyFacebookToken } from './facebook.ts';
import { networkNames, UnknownIdentity, type Identity, type IdentityProblem } from './identity.ts';

const refusals: Record<IdentityProblem, (name: string) => string> = {
  off: (name) => `Autentificarea cu ${name} nu este disponibilă momentan.`,
  away: (name) => `${name} nu răspunde acum. Încearcă din nou peste câteva minute.`,
  refused: (name) => `Nu am putut verifica datele primite de la ${name}. Încearcă din nou.`,
};

/** What the visitor shows: a token, and who they say that they are. */
export type IdentityClaim = { network: SocialNetwork; token: string; externalId: string };

/**
 * The identity that a token proves. Throws 422 on `token`, or on the field given: not configured here, the network does not
 * answer, a token that is forged, too old, made for another app or for somebody else.
 */
export async function verifyIdentity(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  { network, token, externalId }: IdentityClaim,
  field = 'token',
): Promise<Identity> {
  try {
    const identity =
      network === 'apple'
        ? await verifyAppleToken(env, token, now())
        : await verifyFacebookToken(env, token, now());
    if (identity.externalId !== externalId) throw new UnknownIdentity('refused');
    return identity;
  } catch (error) {
    if (!(error instanceof UnknownIdentity)) throw error;
    throw invalidField(field, refusals[error.problem](networkNames[network]));
  }
}

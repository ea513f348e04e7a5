import type { SocialNetwork } from '#contract/account-values.ts';
import { invalidField } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { verifyAppleToken } from './apple.ts';
import { verifyFacebookToken } from './facebook.ts';
import { networkNames, UnknownIdentity, type Identity, type IdentityProblem } from './identity.ts';

const refusals: Record<IdentityProblem, (name: string) => string> = {
  off: (name) => `Autentificarea cu ${name} nu este disponibilă momentan.`,
  away: (name) => `${name} nu răspunde acum. Încearcă din nou peste câteva minute.`,
  refused: (name) => `Nu am putut verifica datele primite de la ${name}. Încearcă din nou.`,
};

export type IdentityClaim = { network: SocialNetwork; token: string; externalId: string };

/**
 * Verifies the claimed identity. Throws 422 on `token` or the given field: network not configured or not
 * responding; token forged, expired, issued to another app or to another person.
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

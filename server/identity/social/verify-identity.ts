import type { SocialNetwork } from '#contract/account-values.ts';
import { invalidField } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { verifyAppleToken } from './apple.ts';
import { verifyFacebookToken } from './facebook.ts';
import { networkNames, type Identity, type IdentityProblem } from './identity.ts';

const refusals: Record<IdentityProblem, (name: string) => string> = {
  off: (name) => `Autentificarea cu ${name} nu este disponibilă momentan.`,
  away: (name) => `${name} nu răspunde acum. Încearcă din nou peste câteva minute.`,
  refused: (name) => `Nu am putut verifica datele primite de la ${name}. Încearcă din nou.`,
};

export type IdentityClaim = { network: SocialNetwork; token: string; externalId: string };

export async function verifyIdentity(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  { network, token, externalId }: IdentityClaim,
  field = 'token',
): Promise<Identity> {
  const verify = network === 'apple' ? verifyAppleToken : verifyFacebookToken;
  const identity = await verify(env, token, now());
  if (typeof identity !== 'string' && identity.externalId === externalId) return identity;
  const problem = typeof identity === 'string' ? identity : 'refused';
  throw invalidField(field, refusals[problem](networkNames[network]));
}

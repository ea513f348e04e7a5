import { createHash } from 'node:crypto';
import type { SocialNetwork } from '#contract/account-values.ts';

export type Identity = {
  network: SocialNetwork;
  externalId: string;
  /** Null unless the social network verified the e-mail. */
  verifiedEmail: string | null;
};

export const networkNames: Record<SocialNetwork, string> = { apple: 'Apple', facebook: 'Facebook' };

/** `away`: the social network is unavailable. */
export type IdentityProblem = 'off' | 'away' | 'refused';

/** Hashes only the signed part of a JWT, because a signature has several encodings. */
export function hashOfToken(token: string): Buffer {
  const [, signed = token] = /^([^.]+\.[^.]+)\.[^.]+$/.exec(token) ?? [];
  return createHash('sha256').update(signed).digest();
}

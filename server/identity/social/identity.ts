import type { SocialNetwork } from '#contract/account-values.ts';

export type Identity = {
  network: SocialNetwork;
  externalId: string;
  /** E-mail verified by the network; null if there is none, or the network does not say that it is verified. */
  verifiedEmail: string | null;
};

export const networkNames: Record<SocialNetwork, string> = { apple: 'Apple', facebook: 'Facebook' };

/** Why a token was refused. `off`: the network is not configured; `away`: the network did not respond. */
export type IdentityProblem = 'off' | 'away' | 'refused';

export class UnknownIdentity extends Error {
  override name = 'UnknownIdentity';
  readonly problem: IdentityProblem;

  constructor(problem: IdentityProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

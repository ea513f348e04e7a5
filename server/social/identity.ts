import type { SocialNetwork } from '#contract/account-values.ts';

/** Who a network says that its token belongs to. */
export type Identity = {
  network: SocialNetwork;
  externalId: string;
  /** The e-mail that the network has verified; null when it has none, or does not say that it did. */
  verifiedEmail: string | null;
};

/** What each network is called. */
export const networkNames: Record<SocialNetwork, string> = { apple: 'Apple', facebook: 'Facebook' };

/** Why a token was not believed. `off`: the network is not configured here; `away`: it did not answer. */
export type IdentityProblem = 'off' | 'away' | 'refused';

/** A token that does not show who the visitor is. */
export class UnknownIdentity extends Error {
  override name = 'UnknownIdentity';
  readonly problem: IdentityProblem;

  constructor(problem: IdentityProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

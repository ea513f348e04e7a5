import { toWallTime, type LocalDate } from '#domain/time/local-time.ts';

/** Valid from `starts_at` (inclusive) to `expires_at` (exclusive). */
export type OwnSubscription = {
  remaining: number;
  total: number;
  starts_at: Date | string;
  expires_at: Date | string;
  /**
   * Pending until the location approves the purchase; canceled with the purchasing booking, unless
   * another booking uses the subscription.
   */
  status: OwnSubscriptionStatus;
};

export const ownSubscriptionStatuses = ['pending', 'active', 'canceled', 'withdrawn'] as const;

export type OwnSubscriptionStatus = (typeof ownSubscriptionStatuses)[number];

export type OwnSubscriptionProblem =
  Exclude<OwnSubscriptionStatus, 'active'> | 'used_up' | 'not_begun' | 'over';

/** Returns why the subscription cannot pay for a visit at the instant `visit`; null if it can. */
export function ownSubscriptionProblem(
  own: OwnSubscription,
  visit: Date,
): OwnSubscriptionProblem | null {
  if (own.status !== 'active') return own.status;
  if (own.remaining === 0) return 'used_up';
  if (visit < new Date(own.starts_at)) return 'not_begun';
  return visit < new Date(own.expires_at) ? null : 'over';
}

/** Returns the last valid Bucharest day; if validity ends at midnight, the day before. */
export function lastDay({ expires_at }: Pick<OwnSubscription, 'expires_at'>): LocalDate {
  return toWallTime(new Date(new Date(expires_at).getTime() - 1)).date;
}

/** Returns 1 for the first visit. */
export function nextVisit({ remaining, total }: OwnSubscription): number {
  return total - remaining + 1;
}

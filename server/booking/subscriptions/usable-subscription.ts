import {
  ownSubscriptionProblem,
  type OwnSubscriptionProblem,
} from '#domain/booking/own-subscription.ts';
import { invalidField } from '#server/app-error.ts';
import type { Tx } from '#server/deps.ts';
import { findOwnSubscriptions, type OwnSubscriptionRow } from './repository.ts';

const subscriptionRefusals: Record<OwnSubscriptionProblem, string> = {
  canceled: 'Abonamentul nu poate fi folosit pentru această programare.',
  withdrawn: 'Abonamentul nu poate fi folosit pentru această programare.',
  pending: 'Locația nu a confirmat încă programarea cu care cumperi abonamentul.',
  used_up: 'Abonamentul nu mai are ședințe.',
  not_begun: 'Abonamentul începe după această programare.',
  over: 'Abonamentul expiră înainte de această programare.',
};

type SubscriptionUse = {
  location_id: number;
  services_ids: readonly number[];
  startsAt: Date;
  /** True if the booking being rescheduled already uses a visit. */
  isPaid: boolean;
};

export async function findUsableSubscription(
  tx: Tx,
  userId: string,
  id: string,
  { location_id, services_ids, startsAt, isPaid }: SubscriptionUse,
): Promise<OwnSubscriptionRow> {
  const own = (await findOwnSubscriptions(tx, userId)).find(
    (one) =>
      one.id === id && one.location_id === location_id && services_ids.includes(one.service_id),
  );
  const remaining = (own?.remaining ?? 0) + (isPaid ? 1 : 0);
  const problem = own ? ownSubscriptionProblem({ ...own, remaining }, startsAt) : 'canceled';
  if (!own || problem)
    throw invalidField('services_subscription_id', subscriptionRefusals[problem ?? 'canceled']);
  return own;
}

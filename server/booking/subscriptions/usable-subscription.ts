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
  isPaid: boolean;
};

/** Throws 422 on `services_subscription_id`. */
export async function findUsableSubscription(
  tx: Tx,
  userId: string,
  id: string,
  { location_id, services_ids, startsAt, isPaid }: SubscriptionUse,
): Promise<OwnSubscriptionRow> {
  const subscription = (await findOwnSubscriptions(tx, userId)).find(
    (own) =>
      own.id === id && own.location_id === location_id && services_ids.includes(own.service_id),
  );
  const left = subscription && {
    ...subscription,
    remaining: subscription.remaining + (isPaid ? 1 : 0),
  };
  const problem = left ? ownSubscriptionProblem(left, startsAt) : 'canceled';
  if (!subscription || problem)
    throw invalidField('services_subscription_id', subscriptionRefusals[problem ?? 'canceled']);
  return subscription;
}

import {
  ownSubscriptionProblem,
  type OwnSubscriptionProblem,
} from '#domain/booking/own-subscription.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import type { ServiceRow } from '#server/catalogue/services/repository.ts';
import type { Tx } from '#server/deps.ts';
import { findOwnSubscriptions, type OwnSubscriptionRow } from '../subscriptions/repository.ts';

const subscriptionRefusals: Record<OwnSubscriptionProblem, string> = {
  canceled: 'Abonamentul nu poate fi folosit pentru această programare.',
  withdrawn: 'Abonamentul nu poate fi folosit pentru această programare.',
  pending: 'Locația nu a confirmat încă programarea cu care cumperi abonamentul.',
  used_up: 'Abonamentul nu mai are ședințe.',
  not_begun: 'Abonamentul începe după această programare.',
  over: 'Abonamentul expiră înainte de această programare.',
};

type SubscriptionUse = {
  services_subscription_id?: string | undefined;
  location_id: number;
  services_ids: readonly number[];
};

/** `isPaid` is true if the booking being rescheduled already uses a visit. */
export async function findUsableSubscription(
  tx: Tx,
  userId: string,
  { services_subscription_id: id, location_id, services_ids }: SubscriptionUse,
  visit: { startsAt: Date; isPaid: boolean },
): Promise<OwnSubscriptionRow | null> {
  if (id === undefined) return null;
  const own = (await findOwnSubscriptions(tx, userId)).find(
    (one) =>
      one.id === id && one.location_id === location_id && services_ids.includes(one.service_id),
  );
  if (!own) throw refusal('canceled');
  const remaining = own.remaining + Number(visit.isPaid);
  const problem = ownSubscriptionProblem({ ...own, remaining }, visit.startsAt);
  if (problem) throw refusal(problem);
  return own;
}

function refusal(problem: OwnSubscriptionProblem): AppError {
  return invalidField('services_subscription_id', subscriptionRefusals[problem]);
}

export type NewSubscription = ServiceRow['subscriptions'][number] & { service_id: number };

export function subscriptionToBuy(
  services: readonly ServiceRow[],
  subscriptionId: number | undefined,
  coveredServiceId: number | null,
): NewSubscription | null {
  const service = services.find(
    ({ id, is_subscription }) => is_subscription && id !== coveredServiceId,
  );
  const sold = service?.subscriptions ?? [];
  const subscription =
    subscriptionId === undefined ? sold[0] : sold.find(({ id }) => id === subscriptionId);
  if (subscriptionId !== undefined && !subscription)
    throw invalidField(
      'subscription_id',
      'Abonamentul ales nu este pentru serviciile alese. Alege alt abonament.',
    );
  return service && subscription ? { ...subscription, service_id: service.id } : null;
}

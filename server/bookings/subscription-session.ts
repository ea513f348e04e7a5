import { ownSubscriptionProblem, type OwnSubscriptionProblem } from '#domain/own-subscription.ts';
import { invalidField } from '../app-error.ts';
import type { Tx } from '../deps.ts';
import { findOwnSubscriptions, type OwnSubscriptionRow } from '../subscriptions/repository.ts';

const refusals: Record<OwnSubscriptionProblem, string> = {
  withdrawn: 'Abonamentul nu poate fi folosit pentru această programare',
  pending: 'Locația nu a confirmat încă abonamentul',
  used_up: 'Abonamentul nu mai are ședințe',
  not_begun: 'Abonamentul începe după această programare',
  over: 'Abonamentul expiră înainte de această programare',
};

/**
 * The client's own subscription for one of the chosen services, with a session that can pay for a visit at the start.
 * Throws 422 on `services_subscription_id`.
 */
export async function findOwnSubscription(
  tx: Tx,
  {
    id,
    userId,
    location_id,
    services_ids,
    startsAt,
  }: {
    id: string;
    userId: string;
    location_id: number;
    services_ids: readonly number[];
    startsAt: Date;
  },
): Promise<OwnSubscriptionRow> {
  const found = (await findOwnSubscriptions(tx, userId)).find(
    (own) =>
      own.id === id && own.location_id === location_id && services_ids.includes(own.service_id),
  );
  const problem = found ? ownSubscriptionProblem(found, startsAt) : 'withdrawn';
  if (!found || problem)
    throw invalidField('services_subscription_id', refusals[problem ?? 'withdrawn']);
  return found;
}

/** Uses one session for the booking; 422 when none is left, however many ask at once. */
export async function useSession(tx: Tx, id: string, bookingId: string): Promise<void> {
  const used = await tx
    .updateTable('client_subscriptions')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', id)
    .where('remaining', '>', 0)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw invalidField('services_subscription_id', refusals.used_up);
  await tx
    .insertInto('subscription_uses')
    .values({ client_subscription_id: id, booking_id: bookingId })
    .execute();
}

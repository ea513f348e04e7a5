import { randomUUID } from 'node:crypto';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import type { Service } from '#contract/service.ts';
import { toInstant, toIsoWithOffset } from '#domain/local-time.ts';
import { ownSubscriptionProblem } from '#domain/own-subscription.ts';
import { dayMs } from '#domain/time-units.ts';
import { invalidField } from './refusal.ts';
import type { World } from './world.ts';

type Package = { service: Service; offer: Service['subscriptions'][number] };

/** The subscription of a client that pays for a booking; throws 422 when it cannot. */
export function ownSubscription(
  world: World,
  body: CreateBookingBody,
  clientId: string,
): OwnSubscription {
  const start = toInstant(body.start_date, body.start_time);
  const subscription = world.subscriptions.find(
    (one) =>
      one.clientId === clientId &&
      one.subscription.id === body.services_subscription_id &&
      one.subscription.location.id === body.location_id &&
      body.services_ids.includes(one.subscription.service.id),
  )?.subscription;
  if (!subscription || !start || ownSubscriptionProblem(subscription, start))
    throw invalidField('services_subscription_id', 'Abonamentul nu poate fi folosit');
  return subscription;
}

/** The package that a booking buys, null for none; throws 422 when it is not to be had. */
export function packageToBuy(
  services: readonly Service[],
  wished: number | undefined,
  covered: number | undefined,
): Package | null {
  const service = services.find((one) => one.is_subscription && one.id !== covered);
  const offers = service?.subscriptions ?? [];
  const offer = wished === undefined ? offers[0] : offers.find(({ id }) => id === wished);
  if (wished !== undefined && !offer)
    throw invalidField('subscription_id', 'Abonamentul ales nu se vinde cu serviciile alese');
  return service && offer ? { service, offer } : null;
}

/** What a client owns after buying a package with its first session. */
export function bought(booking: Booking, { service, offer }: Package): OwnSubscription {
  const { id, slug, name } = booking.location;
  const expires = new Date(Date.parse(booking.starts_at) + offer.valid_days * dayMs);
  return {
    id: randomUUID(),
    name: offer.name,
    service: { id: service.id, name: service.name },
    location: { id, slug, name },
    remaining: offer.sessions - 1,
    total: offer.sessions,
    starts_at: booking.starts_at,
    expires_at: toIsoWithOffset(expires),
    status: booking.status === 'pending' ? 'pending' : 'active',
  };
}

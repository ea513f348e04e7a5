import type { OwnSubscription } from '#contract/own-subscription.ts';
import { dayMs } from '#domain/time-units.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { toIsoWithOffset } from '#domain/local-time.ts';
import type { World } from './world.ts';

/** Gives the first client a subscription for the first service that is one; returns it. */
export function addSubscription(
  world: World,
  changes: Partial<OwnSubscription> = {},
): OwnSubscription {
  const location = world.locations.find(({ kind }) => kind === 'subscription')?.detail;
  const service = location?.service_categories
    .flatMap(({ services }) => services)
    .find(({ is_subscription }) => is_subscription);
  if (!location || !service) throw new Error('There is no location with a subscription');
  const at = (days: number) =>
    toIsoWithOffset(new Date(world.clock.now().getTime() + days * dayMs));
  const subscription = makeOwnSubscription({
    service: { id: service.id, name: service.name },
    location: { id: location.id, slug: location.slug, name: location.name },
    starts_at: at(-30),
    expires_at: at(60),
    ...changes,
  });
  world.subscriptions.push({ clientId: world.clients[0]?.user.id ?? '', subscription });
  return subscription;
}

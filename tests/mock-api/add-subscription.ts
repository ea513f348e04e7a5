import { addDays, dayMs, today, toInstant, toIsoWithOffset } from '#domain/time/local-time.ts';
import { refundOf, withdrawalDeadline } from '#domain/booking/withdrawal.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { addBooking } from './add-booking.ts';
import type { World } from './world.ts';

export function addSubscription(world: World): void {
  const { detail } = world.locations.find(({ kind }) => kind === 'subscription')!;
  const [service] = detail.service_categories.flatMap(({ services }) => services);
  const booking = addBooking(world, {});
  const now = world.clock.now();
  const bought = new Date(now.getTime() - 2 * dayMs);
  const total = 10;
  const price = service?.price ?? 300;
  world.subscriptions.push({
    clientId: world.clients[0]!.user.id,
    subscription: makeOwnSubscription({
      name: '10 ședințe',
      service: { id: service?.id ?? 0, name: service?.name ?? '' },
      location: { id: detail.id, slug: detail.slug, name: detail.name },
      remaining: total - 2,
      total,
      price,
      starts_at: toIsoWithOffset(bought),
      expires_at: toIsoWithOffset(toInstant(addDays(today(now), 88), '00:00') ?? now),
      withdrawal: {
        until: toIsoWithOffset(withdrawalDeadline(bought)),
        visits_used: 1,
        refund: refundOf(price * 100, { used: 1, total }) / 100,
        bookings: [{ id: booking.id, starts_at: booking.starts_at }],
      },
    }),
  });
}

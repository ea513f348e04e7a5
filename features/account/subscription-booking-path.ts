import { locationPath } from '#lib/location-path.ts';

/** Returns the path of the booking of a service that a subscription of the client's pays for. */
export function bookWithSubscriptionPath(
  { id, slug }: { id: number; slug: string },
  service: number,
  subscription: string,
): string {
  return `${locationPath(id, slug)}/booking?services=${service}&subscription=${subscription}&step=2`;
}

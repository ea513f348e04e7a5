import { invalidField } from '../app-error.ts';
import type { ChosenService } from './chosen-services.ts';

export interface PackageToBuy {
  id: number;
  service_id: number;
  sessions: number;
  valid_days: number;
}

/**
 * The package that a booking buys: the one asked for, or the first of the subscription service among the chosen ones;
 * null without such a service, and when a session of an own subscription pays for it. Throws 422 on `subscription_id`
 * when the one asked for is not to be had.
 */
export function packageToBuy(
  services: readonly ChosenService[],
  wished: number | undefined,
  covered: number | null,
): PackageToBuy | null {
  const service = services.find(({ id, is_subscription }) => is_subscription && id !== covered);
  const packages = service?.subscriptions ?? [];
  const found = wished === undefined ? packages[0] : packages.find(({ id }) => id === wished);
  if (wished !== undefined && !found)
    throw invalidField('subscription_id', 'Abonamentul ales nu se vinde cu serviciile alese');
  return service && found ? { ...found, service_id: service.id } : null;
}

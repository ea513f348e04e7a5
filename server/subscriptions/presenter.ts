import type { OwnSubscription } from '#contract/own-subscription.ts';
import { toIsoWithOffset } from '#domain/local-time.ts';
import type { OwnSubscriptionRow } from './repository.ts';

/** A subscription as its client sees it. */
export function presentOwnSubscription(row: OwnSubscriptionRow): OwnSubscription {
  return {
    id: row.id,
    name: row.name,
    service: { id: row.service_id, name: row.service_name },
    location: { id: row.location_id, slug: row.slug, name: row.location_name },
    remaining: row.remaining,
    total: row.total,
    starts_at: toIsoWithOffset(row.starts_at),
    expires_at: toIsoWithOffset(row.expires_at),
    status: row.status,
  };
}

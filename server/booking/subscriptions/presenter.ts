import type { OwnSubscription } from '#contract/own-subscription.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { maybeRon } from '#domain/money/money.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import type { OwnSubscriptionRow } from './repository.ts';

export function presentOwnSubscription(row: OwnSubscriptionRow, now: Date): OwnSubscription {
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
    price: maybeRon(row.price_bani),
    withdrawal: presentWithdrawal(row, now),
    withdrawn: row.withdrawn_at && {
      at: toIsoWithOffset(row.withdrawn_at),
      refund: maybeRon(row.refund_bani),
    },
  };
}

function presentWithdrawal(row: OwnSubscriptionRow, now: Date): OwnSubscription['withdrawal'] {
  const open = openWithdrawal(row, now);
  return (
    open && {
      until: toIsoWithOffset(open.until),
      visits_used: open.used,
      refund: maybeRon(open.refund),
      bookings: open.bookings.map(({ id, starts_at }) => ({
        id,
        starts_at: toIsoWithOffset(new Date(starts_at)),
      })),
    }
  );
}

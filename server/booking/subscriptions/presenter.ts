import type { OwnSubscription } from '#contract/own-subscription.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { maybeRon } from '#domain/money/money.ts';
import { refundOf, withdrawalDeadline } from '#domain/booking/withdrawal.ts';
import type { OwnSubscriptionRow } from './repository.ts';

export function presentOwnSubscription(row: OwnSubscriptionRow, now: Date): OwnSubscription {
  const open = openWithdrawal(row, now);
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
    withdrawal: open && {
      until: toIsoWithOffset(open.until),
      visits_used: open.used,
      refund: maybeRon(open.refund),
      bookings: open.bookings.map(({ id, starts_at }) => ({
        id,
        starts_at: toIsoWithOffset(new Date(starts_at)),
      })),
    },
    withdrawn: row.withdrawn_at && {
      at: toIsoWithOffset(row.withdrawn_at),
      refund: maybeRon(row.refund_bani),
    },
  };
}

export type OpenWithdrawal = NonNullable<ReturnType<typeof openWithdrawal>>;

export function openWithdrawal(row: OwnSubscriptionRow, now: Date) {
  const isOpen = row.status === 'active' || row.status === 'pending';
  if (!isOpen || !row.bought_at) return null;
  const until = withdrawalDeadline(row.bought_at);
  const bookings = row.uses.filter(({ starts_at }) => new Date(starts_at) > now);
  const used = row.uses.length - bookings.length;
  if (now >= until || used >= row.total) return null;
  const refund =
    row.price_bani === null ? null : refundOf(row.price_bani, { used, total: row.total });
  return { bought_at: row.bought_at, until, used, refund, bookings };
}

import { refundOf, withdrawalDeadline } from '#domain/booking/withdrawal.ts';
import type { OwnSubscriptionRow } from './repository.ts';

export type OpenWithdrawal = NonNullable<ReturnType<typeof openWithdrawal>>;

/** `bookings`: those that a withdrawal cancels. */
export function openWithdrawal(row: OwnSubscriptionRow, now: Date) {
  const isOpen = row.status === 'active' || row.status === 'pending';
  if (!isOpen || !row.bought_at) return null;
  const until = withdrawalDeadline(row.bought_at);
  const bookings = row.uses.filter(({ starts_at }) => new Date(starts_at) > now);
  const used = row.uses.length - bookings.length;
  if (now >= until || used >= row.total) return null;
  const refund =
    row.price_bani === null ? null : refundOf(row.price_bani, { used, total: row.total });
  return { until, used, refund, bookings };
}

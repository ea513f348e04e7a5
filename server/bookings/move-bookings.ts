import { occupiesSlot, statusesBefore, type BookingStatus } from '#domain/booking-status.ts';
import type { Tx } from '../deps.ts';
import { releaseBookings } from './release-bookings.ts';

/**
 * Moves those bookings to a status that may come to it, and gives back what they held when it ends them. Returns the ids
 * of the moved ones. The one place where a status changes.
 */
export async function moveBookings(
  tx: Tx,
  ids: readonly string[],
  to: BookingStatus,
): Promise<string[]> {
  const from = statusesBefore(to);
  if (ids.length === 0 || from.length === 0) return [];
  const rows = await tx
    .updateTable('bookings')
    .set((eb) => ({ status: to, version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .where('status', 'in', from)
    .returning('id')
    .execute();
  const moved = rows.map(({ id }) => id);
  if (!occupiesSlot(to)) await releaseBookings(tx, moved);
  return moved;
}

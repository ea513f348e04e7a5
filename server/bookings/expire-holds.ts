import { sql } from 'kysely';
import type { Tx } from '../deps.ts';
import { releaseBookings } from './release-bookings.ts';

/** Expires the pending bookings of a location whose time ran out and that overlap the asked interval. */
export async function expireHolds(
  tx: Tx,
  { locationId, during, now }: { locationId: number; during: string; now: Date },
): Promise<void> {
  // Somebody else's transaction may be expiring the same rows: skip them, the constraint waits for it.
  const stale = await tx
    .selectFrom('bookings')
    .select('id')
    .where('location_id', '=', locationId)
    .where('status', '=', 'pending')
    .where('hold_expires_at', '<=', now)
    .where(sql<boolean>`during && ${during}::tstzrange`)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (stale.length === 0) return;
  const ids = stale.map(({ id }) => id);
  await tx
    .updateTable('bookings')
    .set((eb) => ({ status: 'expired', version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await releaseBookings(tx, ids);
}

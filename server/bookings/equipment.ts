import type { Tx } from '../deps.ts';
import { attempt } from './booking-transaction.ts';

interface Wanted {
  booking_id: string;
  location_id: number;
  during: string;
}

/**
 * Takes one free unit of the group for the booking, trying them in order; false when none is free.
 * Two bookings cannot take one unit: the exclusion constraint `no_double_unit` decides.
 */
export async function allocateUnit(tx: Tx, groupId: number, wanted: Wanted): Promise<boolean> {
  const units = await tx
    .selectFrom('equipment_units')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
  for (const { id } of units) {
    const taken = await attempt(tx, 'no_double_unit', async () => {
      await tx
        .insertInto('equipment_allocations')
        .values({ ...wanted, unit_id: id })
        .execute();
      return true;
    });
    if (taken) return true;
  }
  return false;
}

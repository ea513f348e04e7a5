import { sql } from 'kysely';
import { cancelDeadline, pendingUntil } from '#domain/booking-status.ts';
import type { SlotProblem } from '#domain/slots.ts';
import type { Tx } from '../deps.ts';
import type { BookingOrder } from './booking-order.ts';
import { attempt } from './booking-transaction.ts';
import { allocateUnit } from './equipment.ts';
import { expireHoldsInTheWay } from './expire-holds.ts';
import { equipmentGroups, slotProblems } from './slot-check.ts';

export type Placement = { ok: true; id: string } | { ok: false; problem: SlotProblem };

/**
 * Books one professional: takes the lock of their calendar, checks it, inserts. Everything is undone, the lock
 * too, when the time is not free; the exclusion constraints have the last word.
 */
export async function placeBooking(
  tx: Tx,
  order: BookingOrder,
  { id, professionalId, now }: { id: string; professionalId: number; now: Date },
): Promise<Placement> {
  let problem: SlotProblem = 'busy';
  const placed = await attempt(tx, 'no_double_booking', async () => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('professional', ${professionalId}))`.execute(
      tx,
    );
    const during = `[${order.startsAt.toISOString()},${order.endsAt.toISOString()})`;
    const wanted = { professionalId, equipmentGroupIds: equipmentGroups(order), during };
    await expireHoldsInTheWay(tx, wanted, now);
    const found = (await slotProblems(tx, order, [professionalId], now)).get(professionalId);
    if (found !== null) {
      problem = found ?? 'outside_hours';
      return null;
    }
    await insertBooking(tx, order, { id, professionalId, during, now });
    for (const groupId of equipmentGroups(order)) {
      const unit = { booking_id: id, location_id: order.location.id, during };
      if (await allocateUnit(tx, groupId, unit)) continue;
      problem = 'equipment';
      return null;
    }
    return true;
  });
  return placed ? { ok: true, id } : { ok: false, problem };
}

async function insertBooking(
  tx: Tx,
  order: BookingOrder,
  {
    id,
    professionalId,
    during,
    now,
  }: { id: string; professionalId: number; during: string; now: Date },
): Promise<void> {
  const { location, body, price } = order;
  const pending = location.approval === 'manual';
  await tx
    .insertInto('bookings')
    .values({
      id,
      location_id: location.id,
      professional_id: professionalId,
      user_id: order.userId,
      status: pending ? 'pending' : 'approved',
      during,
      any_professional: body.professional_id === null,
      comment: body.comment || null,
      custom_fields: JSON.stringify(order.answers),
      list_total_bani: price.list_total,
      total_bani: price.total,
      max_total_bani: price.max_total,
      discount_bani: price.discount,
      hidden_count: price.hidden_count,
      hold_expires_at: pending ? pendingUntil(now, order.startsAt) : null,
      cancel_until: cancelDeadline(order.startsAt, location.cancel_notice_min),
      created_at: now,
    })
    .execute();
}

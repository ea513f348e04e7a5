import { sql } from 'kysely';
import { cancelDeadline, pendingUntil } from '#domain/booking-status.ts';
import { slotProblem, type SlotProblem } from '#domain/slots.ts';
import type { Tx } from '../deps.ts';
import { loadCalendars, loadEquipment } from '../slots/calendar-repository.ts';
import type { BookingOrder } from './booking-order.ts';
import { attempt } from './booking-transaction.ts';
import { allocateUnit } from './equipment.ts';
import { expireHolds } from './expire-holds.ts';

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
    await expireHolds(tx, { locationId: order.location.id, during, now });
    const found = await problemOf(tx, order, professionalId, now);
    if (found) {
      problem = found;
      return null;
    }
    await insertBooking(tx, order, { id, professionalId, during, now });
    for (const groupId of equipmentGroups(order)) {
      const wanted = { booking_id: id, location_id: order.location.id, during };
      if (await allocateUnit(tx, groupId, wanted)) continue;
      problem = 'equipment';
      return null;
    }
    return true;
  });
  return placed ? { ok: true, id } : { ok: false, problem };
}

async function problemOf(
  tx: Tx,
  order: BookingOrder,
  professionalId: number,
  now: Date,
): Promise<SlotProblem | null> {
  const span = { from: order.startsAt, to: order.endsAt, now };
  const [calendar] = await loadCalendars(tx, { professionalIds: [professionalId], ...span });
  if (!calendar) return 'outside_hours';
  const { location, body } = order;
  return slotProblem(calendar, body.start_date, body.start_time, {
    duration_min: order.durationMin,
    grid_min: location.slot_grid_min,
    notice_min: location.booking_notice_min,
    horizon_days: location.horizon_days,
    now,
    equipment: await loadEquipment(tx, { groupIds: equipmentGroups(order), ...span }),
  });
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

function equipmentGroups(order: BookingOrder): number[] {
  return [...new Set(order.services.flatMap((service) => service.equipment_group?.id ?? []))];
}

import { slotProblem, type SlotProblem } from '#domain/slots.ts';
import type { Tx } from '../deps.ts';
import { loadCalendars, loadEquipment } from '../slots/calendar-repository.ts';
import type { BookingOrder } from './booking-order.ts';

/** Why each of the professionals cannot take the order, null when they can; as the calendar stands now. */
export async function slotProblems(
  tx: Tx,
  order: BookingOrder,
  professionalIds: readonly number[],
  now: Date,
): Promise<Map<number, SlotProblem | null>> {
  const { location, body } = order;
  const span = { from: order.startsAt, to: order.endsAt, now };
  const calendars = await loadCalendars(tx, { professionalIds, ...span });
  const rules = {
    duration_min: order.durationMin,
    grid_min: location.slot_grid_min,
    notice_min: location.booking_notice_min,
    horizon_days: location.horizon_days,
    now,
    equipment: await loadEquipment(tx, { groupIds: equipmentGroups(order), ...span }),
  };
  return new Map(
    calendars.map((calendar) => [
      calendar.professional_id,
      slotProblem(calendar, body.start_date, body.start_time, rules),
    ]),
  );
}

/** The equipment groups that the services of an order need. */
export function equipmentGroups(order: BookingOrder): number[] {
  return [...new Set(order.services.flatMap((service) => service.equipment_group?.id ?? []))];
}

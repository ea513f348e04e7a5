import { slotProblem, type Calendar, type SlotProblem } from '#domain/booking/slots.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import { underSavepoint } from '#server/db/transaction.ts';
import type { Tx } from '#server/deps.ts';
import { equipmentGroups, loadVisitRules } from '#server/catalogue/slots/calendars.ts';
import { loadCalendars } from '#server/catalogue/slots/repository.ts';
import { isPendingWith, rowsOf, writtenBooking, type Placement } from './booking-rows.ts';
import { allocateUnit } from './consumables-repository.ts';
import type { BookingRow } from './details-repository.ts';
import { lockCalendar, lockEquipment } from './locks.ts';
import { slotRefusals, type BookingOrder } from './read-order.ts';
import { byLoadOfDay, insertBooking, replaceBooking } from './repository.ts';
import { StaleBookings } from './stale-bookings.ts';
import { findStaleInTheWay } from './status-repository.ts';

type PlacementSteps = {
  /** Runs before the locks and must not lock. Its writes roll back if the professional is busy. */
  queueMails?: (booking: BookingRow) => Promise<void>;
  settle: (booking: BookingRow) => Promise<void>;
};

/** Skips busy professionals before locking, so that requests for a taken slot do not queue. */
export async function placeBooking(
  tx: Tx,
  order: BookingOrder,
  placement: Placement & PlacementSteps,
): Promise<BookingRow> {
  const at = { now: placement.now, except: placement.former?.id ?? null };
  const problems = await slotProblems(tx, order, order.calendars, at);
  const free = [...problems.keys()].filter((one) => problems.get(one) === null);
  const byLoad = await byLoadOfDay(tx, free, { date: order.body.start_date, ...at });
  const awaits = (id: number) => Number(isPendingWith(order, id));
  for (const professionalId of byLoad.toSorted((a, b) => awaits(a) - awaits(b))) {
    const booked = await bookProfessional(tx, order, placement, professionalId);
    if ('problem' in booked) {
      problems.set(professionalId, booked.problem);
      continue;
    }
    await placement.settle(booked.booking);
    return booked.booking;
  }
  throw refusalOf([...problems.values()]);
}

/** Locks as late as possible, because other bookings wait. */
export async function bookProfessional(
  tx: Tx,
  order: BookingOrder,
  placement: Placement & Pick<PlacementSteps, 'queueMails'>,
  professionalId: number,
): Promise<{ booking: BookingRow } | { problem: SlotProblem }> {
  const { id, former, now } = placement;
  const rows = rowsOf(order, placement, professionalId);
  const { during, location_id } = rows.booking;
  const equipmentGroupIds = equipmentGroups(order.location.services);
  let problem = null as SlotProblem | null;

  const booked = await underSavepoint(tx, 'no_double_booking', async () => {
    const booking = writtenBooking(order, rows, former);
    await placement.queueMails?.(booking);
    await lockCalendar(tx, { professionalId });
    await lockEquipment(tx, equipmentGroupIds);
    problem = await problemNow(tx, order, placement, professionalId);
    if (problem !== null) return null;
    // `former` was read without a row lock; its version detects changes.
    if (former) await replaceBooking(tx, rows.booking, rows.services, former.version);
    else await insertBooking(tx, rows.booking, rows.services);
    for (const groupId of equipmentGroupIds)
      if (!(await allocateUnit(tx, groupId, { booking_id: id, location_id, during }))) return null;
    return { booking };
  });
  if (booked) return booked;
  if (problem !== null) return { problem };
  // The rules ignore overdue pending bookings; the constraints count them until they expire.
  const inTheWay = { professionalId, equipmentGroupIds, during };
  const stale = await findStaleInTheWay(tx, inTheWay, now);
  if (stale.length > 0) throw new StaleBookings(stale);
  return { problem: 'busy' };
}

async function problemNow(
  tx: Tx,
  order: BookingOrder,
  { former, now }: Placement,
  professionalId: number,
): Promise<SlotProblem | null> {
  const { startsAt: from, endsAt: to } = order;
  const except = former?.id ?? null;
  const professionalIds = [professionalId];
  const [calendar] = await loadCalendars(tx, { professionalIds, from, to, now, except });
  if (!calendar) return 'outside_hours';
  return (await slotProblems(tx, order, [calendar], { now, except })).get(professionalId) ?? null;
}

async function slotProblems(
  tx: Tx,
  { body, location, startsAt: from, endsAt: to }: BookingOrder,
  calendars: readonly Calendar[],
  at: { now: Date; except: string | null },
): Promise<Map<number, SlotProblem | null>> {
  const rules = await loadVisitRules(tx, location, location.services, { from, to, ...at });
  return new Map(
    calendars.map((calendar) => [
      calendar.professional_id,
      slotProblem(calendar, body.start_date, body.start_time, rules),
    ]),
  );
}

function refusalOf(problems: readonly (SlotProblem | null)[]): AppError {
  const [rule = 'outside_hours'] = problems.filter((problem) => problem !== null);
  if (!problems.includes('busy') && !problems.includes('equipment')) {
    return invalidField('start_time', slotRefusals[rule]);
  }
  return new AppError('slot_taken', slotRefusals.busy, { start_time: [slotRefusals.busy] });
}

import { slotProblem, type Calendar, type SlotProblem } from '#domain/booking/slots.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import { underSavepoint } from '#server/db/transaction.ts';
import type { Tx } from '#server/deps.ts';
import { equipmentGroups, loadVisitRules } from '#server/catalogue/slots/calendars.ts';
import { loadCalendars } from '#server/catalogue/slots/repository.ts';
import { isPendingWith, rowsOf } from './booking-rows.ts';
import { allocateUnit } from './consumables-repository.ts';
import type { BookingRow } from './details-repository.ts';
import { lockCalendar, lockEquipment } from './locks.ts';
import { slotRefusals, type BookingOrder } from './read-order.ts';
import { byLoadOfDay, insertBooking, replaceBooking } from './repository.ts';
import { findStaleDuring, StaleBookings } from './status-repository.ts';

type PlacementSteps = {
  /** Runs before the locks and must not lock. Its writes roll back if the professional is busy. */
  queueMails?: (booking: BookingRow) => Promise<void>;
  settle: (booking: BookingRow) => Promise<void>;
};

/** Skips busy professionals before locking, so that requests for a taken slot do not queue. */
export async function placeBooking(
  tx: Tx,
  order: BookingOrder,
  { queueMails, settle }: PlacementSteps,
): Promise<BookingRow> {
  const problems = await slotProblems(tx, order, order.calendars);
  const free = [...problems.keys()].filter((one) => problems.get(one) === null);
  const byLoad = await byLoadOfDay(tx, free, { date: order.body.start_date, ...spanOf(order) });
  const awaits = (id: number) => Number(isPendingWith(order, id));
  for (const professionalId of byLoad.toSorted((a, b) => awaits(a) - awaits(b))) {
    const booked = await bookProfessional(tx, order, professionalId, queueMails);
    if (typeof booked !== 'string') {
      await settle(booked);
      return booked;
    }
    problems.set(professionalId, booked);
  }
  throw refusalOf([...problems.values()]);
}

/** Locks as late as possible, because other bookings wait. */
export async function bookProfessional(
  tx: Tx,
  order: BookingOrder,
  professionalId: number,
  queueMails?: PlacementSteps['queueMails'],
): Promise<BookingRow | SlotProblem> {
  const { booking, services, details } = rowsOf(order, professionalId);
  const { id: booking_id, during, location_id } = booking;
  const equipmentGroupIds = equipmentGroups(order.location.services);
  let problem = null as SlotProblem | null;

  const booked = await underSavepoint(tx, 'no_double_booking', async () => {
    await queueMails?.(details);
    await lockCalendar(tx, { professionalId });
    await lockEquipment(tx, equipmentGroupIds);
    problem = await problemNow(tx, order, professionalId);
    if (problem !== null) return null;
    // `former` was read without a row lock; its version detects changes.
    if (order.former) await replaceBooking(tx, booking, services, order.former.version);
    else await insertBooking(tx, booking, services);
    for (const groupId of equipmentGroupIds)
      if (!(await allocateUnit(tx, groupId, { booking_id, location_id, during }))) return null;
    return details;
  });
  if (booked) return booked;
  if (problem !== null) return problem;
  // The rules ignore overdue pending bookings; the constraints count them until they expire.
  const stale = await findStaleDuring(tx, booking, order.now);
  if (stale.length > 0) throw new StaleBookings(stale);
  return 'busy';
}

async function problemNow(
  tx: Tx,
  order: BookingOrder,
  professionalId: number,
): Promise<SlotProblem | null> {
  const professionalIds = [professionalId];
  const [calendar] = await loadCalendars(tx, { professionalIds, ...spanOf(order) });
  if (!calendar) return 'outside_hours';
  return (await slotProblems(tx, order, [calendar])).get(professionalId) ?? null;
}

async function slotProblems(
  tx: Tx,
  order: BookingOrder,
  calendars: readonly Calendar[],
): Promise<Map<number, SlotProblem | null>> {
  const { body, location } = order;
  const rules = await loadVisitRules(tx, location, location.services, spanOf(order));
  return new Map(
    calendars.map((calendar) => [
      calendar.professional_id,
      slotProblem(calendar, body.start_date, body.start_time, rules),
    ]),
  );
}

function spanOf({ startsAt: from, endsAt: to, now, former }: BookingOrder) {
  return { from, to, now, except: former?.id ?? null };
}

function refusalOf(problems: readonly (SlotProblem | null)[]): AppError {
  const [rule = 'outside_hours'] = problems.filter((problem) => problem !== null);
  if (!problems.includes('busy') && !problems.includes('equipment')) {
    return invalidField('start_time', slotRefusals[rule]);
  }
  return new AppError('slot_taken', slotRefusals.busy, { start_time: [slotRefusals.busy] });
}

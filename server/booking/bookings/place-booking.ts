import { cancelDeadline, pendingUntil } from '#domain/booking/booking-status.ts';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { slotProblem, type Calendar, type SlotProblem } from '#domain/booking/slots.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import { rangeOf } from '#server/db/column-types.ts';
import { underSavepoint } from '#server/db/transaction.ts';
import type { Tx } from '#server/deps.ts';
import { equipmentGroups, slotRules } from '#server/catalogue/slots/calendars.ts';
import { loadCalendar, loadEquipment } from '#server/catalogue/slots/repository.ts';
import type { Booking } from './booking.ts';
import { allocateUnit } from './consumables-repository.ts';
import { lockCalendar, lockEquipment } from './locks.ts';
import { slotRefusals, type BookingOrder } from './read-order.ts';
import {
  byLoadOfDay,
  type insertBooking,
  type NewBooking,
  type NewServiceLine,
} from './repository.ts';
import { StaleBookings } from './stale-bookings.ts';
import { findStaleInTheWay } from './status-repository.ts';

export type BookingRows = { booking: NewBooking; services: NewServiceLine[] };

type Placement = {
  id: string;
  isReschedule: boolean;
  decideBy: Date | null;
  write: typeof insertBooking;
  /** Runs before the locks. Its writes roll back if the professional is busy. */
  prepare: (rows: BookingRows) => Promise<Booking>;
  settle: (booking: Booking) => Promise<void>;
};

/**
 * Books a free professional: prefers a fresh calendar, then the fewest bookings of the day. Skips
 * busy ones before any lock, so that requests for a taken slot do not queue. Throws 409 for a taken
 * slot, 422 on `start_time`, StaleBookings.
 */
export async function placeBooking(
  tx: Tx,
  order: BookingOrder,
  placement: Placement,
  now: Date,
): Promise<Booking> {
  const except = placement.isReschedule ? placement.id : null;
  const problems = await slotProblems(tx, order, order.calendars, { now, except });
  const free = [...problems.keys()].filter((one) => problems.get(one) === null);
  const day = { date: order.body.start_date, now, except };
  const byLoad = await byLoadOfDay(tx, free, day);
  const awaits = (id: number) => Number(needsApproval(order, id));
  for (const professionalId of byLoad.toSorted((a, b) => awaits(a) - awaits(b))) {
    const booked = await bookProfessional(tx, order, { ...placement, professionalId, now });
    if ('problem' in booked) {
      problems.set(professionalId, booked.problem);
      continue;
    }
    await placement.settle(booked.booking);
    return booked.booking;
  }
  throw refusalOf([...problems.values()]);
}

type ProfessionalPlacement = Omit<Placement, 'settle'> & { professionalId: number; now: Date };

/** Locks late: other bookings wait for the locks. Rolls back if the slot is taken. */
export async function bookProfessional(
  tx: Tx,
  order: BookingOrder,
  placement: ProfessionalPlacement,
): Promise<{ booking: Booking } | { problem: SlotProblem }> {
  const { id, professionalId, now } = placement;
  const rows = rowsOf(order, placement);
  const { during, location_id } = rows.booking;
  const equipmentGroupIds = equipmentGroups(order.location.services);
  let problem = null as SlotProblem | null;

  const booked = await underSavepoint(tx, 'no_double_booking', async () => {
    const booking = await placement.prepare(rows);
    await lockCalendar(tx, { professionalId });
    await lockEquipment(tx, equipmentGroupIds);
    problem = await problemNow(tx, order, placement);
    if (problem !== null) return null;
    await placement.write(tx, rows.booking, rows.services);
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
  { id, isReschedule, professionalId, now }: ProfessionalPlacement,
): Promise<SlotProblem | null> {
  const { startsAt: from, endsAt: to } = order;
  const except = isReschedule ? id : null;
  const calendar = await loadCalendar(tx, { professionalId, from, to, now, except });
  if (!calendar) return 'outside_hours';
  return (await slotProblems(tx, order, [calendar], { now, except })).get(professionalId) ?? null;
}

async function slotProblems(
  tx: Tx,
  { body, location, startsAt: from, endsAt: to }: BookingOrder,
  calendars: readonly Calendar[],
  { now, except }: { now: Date; except: string | null },
): Promise<Map<number, SlotProblem | null>> {
  const groupIds = equipmentGroups(location.services);
  const rules = slotRules(location, {
    duration_min: totalDuration(location.services),
    equipment: await loadEquipment(tx, { groupIds, from, to, now, except }),
    now,
  });
  return new Map(
    calendars.map((calendar) => [
      calendar.professional_id,
      slotProblem(calendar, body.start_date, body.start_time, rules),
    ]),
  );
}

function rowsOf(
  order: BookingOrder,
  { id, professionalId, decideBy, now }: ProfessionalPlacement,
): BookingRows {
  const { location, body, price, startsAt, endsAt } = order;
  const isPending = needsApproval(order, professionalId);
  const booking = {
    id,
    location_id: location.id,
    professional_id: professionalId,
    user_id: order.userId,
    status: isPending ? ('pending' as const) : ('approved' as const),
    during: rangeOf({ start: startsAt, end: endsAt }),
    any_professional: body.professional_id === null,
    comment: body.comment || null,
    custom_fields: JSON.stringify(order.customFields),
    list_total_bani: price.list_total,
    total_bani: price.total,
    max_total_bani: price.max_total,
    discount_bani: price.discount,
    hidden_count: price.hidden_count,
    hold_expires_at: isPending ? earlier(pendingUntil(now, startsAt), decideBy) : null,
    cancel_until: cancelDeadline(startsAt, location.cancel_notice_min),
    arrival_delay: null,
    told_at: now,
    created_at: now,
  };
  const services = location.services.map((service, position) => {
    const line = order.price.lines[position];
    return {
      booking_id: id,
      service_id: service.id,
      name: service.name,
      duration_min: service.duration_min,
      list_bani: line?.list ?? null,
      price_bani: line?.price ?? null,
      max_price_bani: line?.max_price ?? null,
      range_price: line?.range_price ?? false,
      hidden_price: line?.hidden ?? true,
      covered: line?.covered ?? false,
      position,
    };
  });
  return { booking, services };
}

function needsApproval({ location }: BookingOrder, professionalId: number): boolean {
  const isStale = location.staff.some((one) => one.id === professionalId && one.has_stale_source);
  return location.approval === 'manual' || isStale;
}

function earlier(one: Date, bound: Date | null): Date {
  return bound !== null && bound < one ? bound : one;
}

function refusalOf(problems: readonly (SlotProblem | null)[]): AppError {
  const [rule = 'outside_hours'] = problems.filter((problem) => problem !== null);
  if (!problems.includes('busy') && !problems.includes('equipment')) {
    return invalidField('start_time', slotRefusals[rule]);
  }
  return new AppError('slot_taken', slotRefusals.busy, { start_time: [slotRefusals.busy] });
}

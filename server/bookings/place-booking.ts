import { cancelDeadline, pendingUntil } from '#domain/booking-status.ts';
import { totalDuration } from '#domain/booking-length.ts';
import { slotProblem, type Calendar, type SlotProblem } from '#domain/slots.ts';
import { AppError, invalidField } from '../app-error.ts';
import { underSavepoint } from '../db/transaction.ts';
import type { Tx } from '../deps.ts';
import { equipmentGroups, slotRules } from '../slots/diary.ts';
import { loadCalendar, loadEquipment } from '../slots/repository.ts';
import {
  allocateUnit,
  buySubscription,
  redeemVoucher,
  takeSession,
} from './holdings-repository.ts';
import { slotRefusals, type BookingOrder } from './read-order.ts';
import {
  byLoadOfDay,
  lockCalendar,
  type insertBooking,
  type NewBooking,
  type NewServiceLine,
} from './repository.ts';
import { expireHoldsInTheWay } from './status-repository.ts';

/** A booking as it is to be written. */
export type Written = { booking: NewBooking; services: NewServiceLine[] };

/**
 * Which booking an order becomes, and how it is written: a new one, or one that has another time so far. `prepare` does
 * what goes with it and needs no lock; it is undone when the professional turns out not to be free.
 */
export type Entry<T> = {
  id: string;
  write: typeof insertBooking;
  prepare: (written: Written) => Promise<T>;
};

/**
 * Books the first professional who can take the order, the least booked on that day first, and takes the voucher,
 * session and new subscription that go with it. Returns what `prepare` did. Throws 409 when somebody took the time, 422
 * on the field that nobody could have had.
 *
 * An attempt that fails leaves no lock behind. Those who are not free are left out before any lock, so that a crowd
 * after one time does not queue up to hear that it is gone.
 */
export async function placeBooking<T>(
  tx: Tx,
  order: BookingOrder,
  entry: Entry<T>,
  now: Date,
): Promise<T> {
  const problems = await slotProblems(tx, order, order.calendars, now);
  const free = [...problems.keys()].filter((one) => problems.get(one) === null);
  for (const professionalId of await byLoadOfDay(tx, free, order.body.start_date, now)) {
    const booked = await bookProfessional(tx, order, { ...entry, professionalId, now });
    if ('problem' in booked) {
      problems.set(professionalId, booked.problem);
      continue;
    }
    await redeemVoucher(tx, order, entry.id);
    await takeSession(tx, order, entry.id);
    await buySubscription(tx, order, entry.id);
    return booked.outcome;
  }
  throw refusalOf([...problems.values()]);
}

/**
 * Books one professional: prepares what needs no lock, takes the lock of their calendar, checks it, writes. Others wait
 * for that lock, so between it and the end there is the least that can be. Returns what was prepared, or what stands in
 * the way. Everything is undone, the lock too, when the time is not free; the exclusion constraints have the last word.
 */
export async function bookProfessional<T>(
  tx: Tx,
  order: BookingOrder,
  entry: Entry<T> & { professionalId: number; now: Date },
): Promise<{ outcome: T } | { problem: SlotProblem }> {
  const { professionalId, now } = entry;
  const written = rowsOf(order, entry);
  const { during } = written.booking;
  const equipmentGroupIds = equipmentGroups(order.location.services);
  let problem = null as SlotProblem | null;

  const attempt = (clear: () => Promise<unknown>) =>
    underSavepoint(tx, 'no_double_booking', async () => {
      const outcome = await entry.prepare(written);
      await lockCalendar(tx, { professionalId });
      await clear();
      problem = await problemNow(tx, order, professionalId, now);
      if (problem !== null) return null;
      await entry.write(tx, written.booking, written.services);
      for (const groupId of equipmentGroupIds) {
        const unit = { booking_id: entry.id, location_id: order.location.id, during };
        if (!(await allocateUnit(tx, groupId, unit))) return null;
      }
      return { outcome };
    });

  const first = await attempt(async () => {});
  if (first) return first;
  if (problem) return { problem };
  // Free by the rules and taken by the constraints: what stands there may have waited too long for its answer.
  const inTheWay = { professionalId, equipmentGroupIds, during };
  const second = await attempt(() => expireHoldsInTheWay(tx, inTheWay, now));
  return second ?? { problem: problem ?? 'busy' };
}

/** Why a professional cannot take the order as their calendar stands now, null when they can. */
async function problemNow(
  tx: Tx,
  order: BookingOrder,
  professionalId: number,
  now: Date,
): Promise<SlotProblem | null> {
  const { startsAt: from, endsAt: to } = order;
  const calendar = await loadCalendar(tx, { professionalId, from, to, now });
  if (!calendar) return 'outside_hours';
  return (await slotProblems(tx, order, [calendar], now)).get(professionalId) ?? null;
}

/** Why each of the professionals cannot take the order by their calendars, null when they can. */
async function slotProblems(
  tx: Tx,
  { body, location, startsAt: from, endsAt: to }: BookingOrder,
  calendars: readonly Calendar[],
  now: Date,
): Promise<Map<number, SlotProblem | null>> {
  const groupIds = equipmentGroups(location.services);
  const rules = slotRules(location, {
    duration_min: totalDuration(location.services),
    equipment: await loadEquipment(tx, { groupIds, from, to, now }),
    now,
  });
  return new Map(
    calendars.map((calendar) => [
      calendar.professional_id,
      slotProblem(calendar, body.start_date, body.start_time, rules),
    ]),
  );
}

/** What the order becomes in the database. */
function rowsOf(
  order: BookingOrder,
  { id, professionalId, now }: { id: string; professionalId: number; now: Date },
): Written {
  const { location, body, price, startsAt, endsAt } = order;
  const isPending = location.approval === 'manual';
  const booking = {
    id,
    location_id: location.id,
    professional_id: professionalId,
    user_id: order.userId,
    status: isPending ? ('pending' as const) : ('approved' as const),
    during: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
    any_professional: body.professional_id === null,
    comment: body.comment || null,
    custom_fields: JSON.stringify(order.answers),
    list_total_bani: price.list_total,
    total_bani: price.total,
    max_total_bani: price.max_total,
    discount_bani: price.discount,
    hidden_count: price.hidden_count,
    hold_expires_at: isPending ? pendingUntil(now, startsAt) : null,
    cancel_until: cancelDeadline(startsAt, location.cancel_notice_min),
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

/** 409 when somebody took the time, 422 on `start_time` when nobody could have had it. */
function refusalOf(problems: readonly (SlotProblem | null)[]): AppError {
  const [rule = 'outside_hours'] = problems.filter((problem) => problem !== null);
  if (!problems.includes('busy') && !problems.includes('equipment')) {
    return invalidField('start_time', slotRefusals[rule]);
  }
  return new AppError('slot_taken', slotRefusals.busy, { start_time: [slotRefusals.busy] });
}

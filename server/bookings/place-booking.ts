import { cancelDeadline, pendingUntil } from '#domain/booking-status.ts';
import { slotProblem, type SlotProblem } from '#domain/slots.ts';
import { AppError, invalidField } from '../app-error.ts';
import { underSavepoint } from '../db/transaction.ts';
import type { Tx } from '../deps.ts';
import { equipmentGroups, loadDiary } from '../slots/diary.ts';
import {
  allocateUnit,
  buySubscription,
  redeemVoucher,
  takeSession,
} from './holdings-repository.ts';
import { slotRefusals, type BookingOrder } from './read-order.ts';
import { byLoadOfDay, lockCalendar, type insertBooking } from './repository.ts';
import { expireHoldsInTheWay } from './status-repository.ts';

/** Which booking an order becomes, and how it is written: a new one, or one that has another time so far. */
export type Entry = { id: string; write: typeof insertBooking };

/**
 * Books the first professional who can take the order, the least booked on that day first, and takes the voucher,
 * session and new subscription that go with it. Throws 409 when somebody took the time, 422 on the field that nobody
 * could have had.
 *
 * An attempt that fails leaves no lock behind. Those who are not free are left out before any lock, so that a crowd
 * after one time does not queue up to hear that it is gone.
 */
export async function placeBooking(
  tx: Tx,
  order: BookingOrder,
  entry: Entry,
  now: Date,
): Promise<void> {
  const problems = await slotProblems(tx, order, order.professionalIds, now);
  const free = order.professionalIds.filter((one) => problems.get(one) === null);
  for (const professionalId of await byLoadOfDay(tx, free, order.body.start_date, now)) {
    const problem = await bookProfessional(tx, order, { ...entry, professionalId, now });
    problems.set(professionalId, problem);
    if (problem) continue;
    await redeemVoucher(tx, order, entry.id);
    await takeSession(tx, order, entry.id);
    await buySubscription(tx, order, entry.id);
    return;
  }
  throw refusalOf([...problems.values()]);
}

/**
 * Books one professional: takes the lock of their calendar, checks it, writes. Returns what stands in the way, null
 * for nothing. Everything is undone, the lock too, when the time is not free; the exclusion constraints have the last
 * word.
 */
export async function bookProfessional(
  tx: Tx,
  order: BookingOrder,
  { id, write, professionalId, now }: Entry & { professionalId: number; now: Date },
): Promise<SlotProblem | null> {
  let problem: SlotProblem = 'busy';
  const booked = await underSavepoint(tx, 'no_double_booking', async () => {
    await lockCalendar(tx, professionalId);
    const during = `[${order.startsAt.toISOString()},${order.endsAt.toISOString()})`;
    const equipmentGroupIds = equipmentGroups(order.services);
    await expireHoldsInTheWay(tx, { professionalId, equipmentGroupIds, during }, now);
    const currentProblem = (await slotProblems(tx, order, [professionalId], now)).get(
      professionalId,
    );
    if (currentProblem !== null) {
      problem = currentProblem ?? 'outside_hours';
      return null;
    }
    await write(tx, rowOf(order, { id, professionalId, during, now }), linesOf(order, id));
    for (const groupId of equipmentGroupIds) {
      const unit = { booking_id: id, location_id: order.location.id, during };
      if (await allocateUnit(tx, groupId, unit)) continue;
      problem = 'equipment';
      return null;
    }
    return true;
  });
  return booked ? null : problem;
}

/** Why each of the professionals cannot take the order, null when they can; as the calendar stands now. */
async function slotProblems(
  tx: Tx,
  order: BookingOrder,
  professionalIds: readonly number[],
  now: Date,
): Promise<Map<number, SlotProblem | null>> {
  const { body, startsAt: from, endsAt: to } = order;
  const { calendars, rules } = await loadDiary(tx, { ...order, professionalIds, from, to, now });
  return new Map(
    calendars.map((calendar) => [
      calendar.professional_id,
      slotProblem(calendar, body.start_date, body.start_time, rules),
    ]),
  );
}

function rowOf(
  order: BookingOrder,
  booked: { id: string; professionalId: number; during: string; now: Date },
) {
  const { location, body, price, startsAt } = order;
  const isPending = location.approval === 'manual';
  return {
    id: booked.id,
    location_id: location.id,
    professional_id: booked.professionalId,
    user_id: order.userId,
    status: isPending ? ('pending' as const) : ('approved' as const),
    during: booked.during,
    any_professional: body.professional_id === null,
    comment: body.comment || null,
    custom_fields: JSON.stringify(order.answers),
    list_total_bani: price.list_total,
    total_bani: price.total,
    max_total_bani: price.max_total,
    discount_bani: price.discount,
    hidden_count: price.hidden_count,
    hold_expires_at: isPending ? pendingUntil(booked.now, startsAt) : null,
    cancel_until: cancelDeadline(startsAt, location.cancel_notice_min),
    told_at: booked.now,
    created_at: booked.now,
  };
}

function linesOf(order: BookingOrder, bookingId: string) {
  return order.services.map((service, position) => {
    const line = order.price.lines[position];
    return {
      booking_id: bookingId,
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
}

/** 409 when somebody took the time, 422 on `start_time` when nobody could have had it. */
function refusalOf(problems: readonly (SlotProblem | null)[]): AppError {
  const [rule = 'outside_hours'] = problems.filter((problem) => problem !== null);
  if (!problems.includes('busy') && !problems.includes('equipment')) {
    return invalidField('start_time', slotRefusals[rule]);
  }
  return new AppError('slot_taken', slotRefusals.busy, { start_time: [slotRefusals.busy] });
}

import { randomUUID } from 'node:crypto';
import type { Booking } from '#contract/booking.ts';
import type { SlotProblem } from '#domain/slots.ts';
import { AppError, invalidField } from '../app-error.ts';
import type { Deps, Tx } from '../deps.ts';
import { redeemVoucher } from '../vouchers/redeem-voucher.ts';
import { readOrder, type BookingBody, type BookingOrder } from './booking-order.ts';
import { checkBookingQuota } from './booking-quota.ts';
import { inBookingTransaction } from './booking-transaction.ts';
import { buyPackage } from './buy-package.ts';
import { byLoadOfDay } from './candidates.ts';
import { expireOwnHolds } from './expire-holds.ts';
import { claimKey, keepAnswer } from './idempotency.ts';
import { placeBooking } from './place-booking.ts';
import { presentBooking } from './presenter.ts';
import { findBooking } from './repository.ts';
import { slotProblems } from './slot-check.ts';
import { useSession } from './subscription-session.ts';

interface Placed {
  answer: { data: Booking };
  /** The answer was stored by an earlier request with the same key. */
  replayed: boolean;
}

const refusals: Record<SlotProblem, string> = {
  invalid_time: 'Această oră nu există în ziua aleasă',
  past: 'Ora aleasă a trecut',
  notice: 'Ora aleasă este prea aproape; alege una mai târzie',
  horizon: 'Ziua aleasă este prea departe',
  off_grid: 'Ora aleasă nu este disponibilă',
  outside_hours: 'Specialistul nu lucrează la ora aleasă',
  busy: 'Intervalul ales nu mai este disponibil.',
  equipment: 'Intervalul ales nu mai este disponibil.',
};

/**
 * Places a booking in one transaction (booking-engine: "The transaction"; decisions 2, 4, 5): one key is one
 * booking, the price is ours, and of any number of clients one gets the time. Throws 404, 409, 422, 429, 503.
 */
export async function createBooking(
  { db, env, now: clock }: Deps,
  userId: string,
  body: BookingBody,
  key: string,
): Promise<Placed> {
  return inBookingTransaction(db, async (tx) => {
    const now = clock();
    const claim = { scope: `booking:${userId}`, key, body, now };
    const stored = await claimKey<{ data: Booking }>(tx, claim);
    if (stored) return { answer: stored, replayed: true };
    await checkBookingQuota(tx, userId, now, env.LIMIT_FACTOR);
    await expireOwnHolds(tx, userId, now);
    const order = await readOrder(tx, userId, body);
    const id = await placeWithAnyOf(tx, order, now);
    await insertLines(tx, order, id);
    if (order.voucher)
      await redeemVoucher(tx, { voucherId: order.voucher.id, bookingId: id, userId });
    if (order.subscription) await useSession(tx, order.subscription.id, id);
    await buyPackage(tx, order, id);
    await tx
      .insertInto('outbox')
      .values({
        topic: 'booking.placed',
        payload: JSON.stringify({ booking_id: id }),
        created_at: now,
      })
      .execute();
    const row = await findBooking(tx, { id, userId, now });
    if (!row) throw new Error(`Booking ${id} is not there after its insert`);
    const answer = { data: presentBooking(row) };
    await keepAnswer(tx, claim, 201, answer);
    return { answer, replayed: false };
  });
}

/**
 * Tries the professionals by their load that day; an attempt that fails leaves no lock behind. Those who are not free
 * are left out before any lock, so that a crowd after one time does not queue up to hear that it is gone.
 */
async function placeWithAnyOf(tx: Tx, order: BookingOrder, now: Date): Promise<string> {
  const id = randomUUID();
  const problems = await slotProblems(tx, order, order.professionalIds, now);
  const free = order.professionalIds.filter((one) => problems.get(one) === null);
  for (const professionalId of await byLoadOfDay(tx, free, order.body.start_date)) {
    const placement = await placeBooking(tx, order, { id, professionalId, now });
    if (placement.ok) return placement.id;
    problems.set(professionalId, placement.problem);
  }
  throw refusalOf([...problems.values()]);
}

/** 409 when somebody took the time, 422 on `start_time` when nobody could have had it. */
function refusalOf(problems: readonly (SlotProblem | null)[]): AppError {
  const [rule = 'outside_hours'] = problems.filter((problem) => problem !== null);
  if (!problems.includes('busy') && !problems.includes('equipment')) {
    return invalidField('start_time', refusals[rule]);
  }
  return new AppError('slot_taken', refusals.busy, { start_time: [refusals.busy] });
}

async function insertLines(tx: Tx, order: BookingOrder, bookingId: string): Promise<void> {
  const lines = order.services.map((service, position) => {
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
  await tx.insertInto('booking_services').values(lines).execute();
}

import type { BookingAction, DecideBookingBody, ProviderBooking } from '#contract/provider.ts';
import { bookingOfLocationToken, locationToken } from '#server/messages/booking-tokens.ts';
import { isSigned } from '#server/messages/signed-link.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Booking } from '../bookings/booking.ts';
import { bookingMail, canceledByLocationMail } from '../bookings/booking-mail.ts';
import { approvePurchase } from '../bookings/consumables-repository.ts';
import { findLocationBooking } from '../bookings/details-repository.ts';
import { lockCalendar, lockLocationBooking } from '../bookings/locks.ts';
import { insertCancellation, noteTold } from '../bookings/repository.ts';
import { changeStatus } from '../bookings/status-repository.ts';
import { inTransaction, underSavepoint } from '#server/db/transaction.ts';
import type { Db, Deps, Tx } from '#server/deps.ts';
import type { FreeTimeLink, Message } from '#server/messages/message.ts';
import { findUser } from '#server/identity/users/repository.ts';
import { actionsOn, linkEnd, presentProviderBooking } from './presenter.ts';
import { timesInstead } from './times-instead.ts';

type Target = {
  id: string;
  may: (booking: Booking) => boolean;
  isOperator: boolean;
};

/** A link expires at `linkEnd`, or when its booking's start changes. */
export function byToken({ env, now }: Deps, token: string): Target {
  const id = bookingOfLocationToken(token);
  if (id === null) throw notFound();
  const may = (booking: Booking) =>
    isSigned(env, token, locationToken, booking) && now() < linkEnd(booking);
  return { id, may, isOperator: false };
}

export async function readForLocation(deps: Deps, target: Target): Promise<ProviderBooking> {
  return present(deps.db, await bookingOf(deps.db, deps, target), deps.now());
}

const actionOf: Record<DecideBookingBody['status'], BookingAction> = {
  approved: 'decide',
  rejected: 'decide',
  canceled: 'cancel',
  missed: 'mark_missed',
};

/**
 * Idempotent. Mails the client, except when the operator corrects a missed visit. Throws 404, 409
 * `not_answerable`.
 */
export async function decideBooking(
  deps: Deps,
  target: Target,
  decision: DecideBookingBody,
): Promise<ProviderBooking> {
  // Outside the transaction: the read is slow, and the embedded database has a single connection.
  const times =
    decision.status === 'canceled'
      ? await timesInstead(deps, await bookingOf(deps.db, deps, target))
      : [];
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const mayCorrect = target.isOperator && decision.status === 'approved';
    if (mayCorrect) {
      // Only the correction of a missed visit can occupy time again.
      const { professional } = await bookingOf(tx, deps, target);
      await lockCalendar(tx, { professionalId: professional.id });
    }
    await lockLocationBooking(tx, target.id);
    const booking = await bookingOf(tx, deps, target);
    if (booking.status === decision.status) return present(tx, booking, now);
    const isCorrection = mayCorrect && booking.status === 'missed';
    if (!isCorrection && !actionsOn(booking, now).includes(actionOf[decision.status]))
      throw new AppError('not_answerable');
    const moved = await underSavepoint(tx, 'no_double_booking', () =>
      changeStatus(tx, [target.id], decision.status),
    );
    if (!moved) throw new AppError('not_answerable');
    if (decision.status === 'approved') {
      await approvePurchase(tx, target.id, now);
      await noteTold(tx, target.id, now);
    }
    if (decision.status === 'canceled') await noteReason(tx, target.id, decision, now);
    const updated = await bookingOf(tx, deps, target);
    if (!isCorrection) await deps.jobs.send(tx, ...(await mailsTo(tx, updated, times)));
    return present(tx, updated, now);
  });
}

async function noteReason(
  tx: Tx,
  booking_id: string,
  { reason_id, reason }: DecideBookingBody,
  now: Date,
): Promise<void> {
  if (reason_id === undefined) throw new Error('A cancellation by a location needs a reason');
  await insertCancellation(tx, {
    booking_id,
    canceled_by: 'location',
    reason_id,
    reason: reason || null,
    created_at: now,
  });
}

async function mailsTo(tx: Tx, booking: Booking, times: FreeTimeLink[]): Promise<Message[]> {
  if (booking.user_id === null) return [];
  if (booking.status === 'canceled')
    return [await canceledByLocationMail(tx, booking.user_id, booking, times)];
  const template = booking.status === 'missed' ? 'booking_missed' : 'booking_answered';
  return [await bookingMail(tx, template, booking.user_id, booking)];
}

async function bookingOf(db: Db, { now }: Deps, { id, may }: Target): Promise<Booking> {
  const booking = await findLocationBooking(db, { id, now: now() });
  if (!booking || !may(booking)) throw notFound();
  return booking;
}

async function present(db: Db, booking: Booking, now: Date): Promise<ProviderBooking> {
  const client = booking.user_id === null ? null : await findUser(db, booking.user_id);
  return presentProviderBooking(booking, client, now);
}

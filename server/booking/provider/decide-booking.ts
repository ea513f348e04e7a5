import type { BookingAction, DecideBookingBody, ProviderBooking } from '#contract/provider.ts';
import { bookingPath } from '#domain/booking/booking-path.ts';
import { cancelReasonWords } from '#domain/booking/cancel-reason.ts';
import { nearestTimes } from '#domain/booking/nearest-times.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { addDays, toWallTime } from '#domain/time/local-time.ts';
import { freeDays } from '#server/catalogue/slots/free-times.ts';
import { bookingOfLocationToken, locationToken } from '#server/messages/booking-tokens.ts';
import { isSigned } from '#server/messages/signed-link.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { clientMail } from '../bookings/booking-mail.ts';
import { approvePurchase } from '../bookings/consumables-repository.ts';
import { findBooking, type BookingRow } from '../bookings/details-repository.ts';
import { lockCalendar, lockLocationBooking } from '../bookings/locks.ts';
import { insertCancellation, updateBooking } from '../bookings/repository.ts';
import { changeStatus } from '../bookings/status-repository.ts';
import { inTransaction, underSavepoint } from '#server/db/transaction.ts';
import type { Db, Deps } from '#server/deps.ts';
import type { FreeTimeLink, Message } from '#server/messages/message.ts';
import { findUser, type UserRow } from '#server/identity/users/repository.ts';
import { actionsOn, linkEnd, presentProviderBooking } from './presenter.ts';

/** `token` is null for the operator. */
type Target = { id: string; token: string | null };

export function byToken(token: string): Target {
  const id = bookingOfLocationToken(token);
  if (id === null) throw notFound();
  return { id, token };
}

export async function readForLocation(deps: Deps, target: Target): Promise<ProviderBooking> {
  const booking = await bookingOf(deps.db, deps, target);
  return presentProviderBooking(booking, await clientOf(deps.db, booking), deps.now());
}

const actionOf: Record<DecideBookingBody['status'], BookingAction> = {
  approved: 'decide',
  rejected: 'decide',
  canceled: 'cancel',
  missed: 'mark_missed',
};

export async function decideBooking(
  deps: Deps,
  target: Target,
  decision: DecideBookingBody,
): Promise<ProviderBooking> {
  // Reads outside the transaction, because it is slow and the embedded database has one connection.
  const times =
    decision.status === 'canceled'
      ? await timesInstead(deps, await bookingOf(deps.db, deps, target))
      : [];
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const mayCorrect = target.token === null && decision.status === 'approved';
    if (mayCorrect) {
      // A corrected missed visit occupies time again.
      const { professional_id } = await bookingOf(tx, deps, target);
      await lockCalendar(tx, { professionalId: professional_id });
    }
    await lockLocationBooking(tx, target.id);
    const booking = await bookingOf(tx, deps, target);
    const client = await clientOf(tx, booking);
    if (booking.status === decision.status) return presentProviderBooking(booking, client, now);
    const isCorrection = mayCorrect && booking.status === 'missed';
    if (!isCorrection && !actionsOn(booking, now).includes(actionOf[decision.status]))
      throw new AppError('not_answerable');
    const moved = await underSavepoint(tx, 'no_double_booking', () =>
      changeStatus(tx, [target.id], decision.status),
    );
    if (!moved) throw new AppError('not_answerable');
    if (decision.status === 'approved') {
      await approvePurchase(tx, target.id, now);
      await updateBooking(tx, target.id, { told_at: now });
    }
    if (decision.status === 'canceled')
      await insertCancellation(tx, { id: target.id, canceled_by: 'location', now }, decision);
    const updated = await bookingOf(tx, deps, target);
    if (client && !isCorrection) await deps.jobs.send(tx, mailTo(client, updated, times));
    return presentProviderBooking(updated, client, now);
  });
}

function mailTo(client: UserRow, booking: BookingRow, times: FreeTimeLink[]): Message {
  if (booking.status === 'canceled') {
    const reason = cancelReasonWords(booking.cancel_reason_id, booking.cancel_reason) ?? '';
    return { ...clientMail('booking_canceled_by_location', client, booking), reason, times };
  }
  const template = booking.status === 'missed' ? 'booking_missed' : 'booking_answered';
  return clientMail(template, client, booking);
}

async function timesInstead(
  deps: Deps,
  { location_id, slug, professional_id, services, starts_at }: BookingRow,
): Promise<FreeTimeLink[]> {
  const { date, time } = toWallTime(starts_at);
  const servicesIds = services.map(({ service_id }) => service_id);
  const days = await freeDays(deps, {
    locationId: location_id,
    services: servicesIds,
    professional: null,
    from: addDays(date, -3),
    to: addDays(date, 21),
  });
  const lost = { date, time, professionalId: professional_id };
  return nearestTimes(days, lost, professional_id).map(({ date, time, professionalId }) => ({
    words:
      professionalId === professional_id
        ? dateTimeLabel(date, time)
        : `${dateTimeLabel(date, time)}, cu alt specialist`,
    path: bookingPath(location_id, slug, {
      services: servicesIds,
      professional: professionalId ?? professional_id,
      date,
      time,
    }),
  }));
}

async function bookingOf(db: Db, { env, now }: Deps, { id, token }: Target): Promise<BookingRow> {
  const booking = await findBooking(db, { id, now: now() });
  if (!booking) throw notFound();
  const isOpen =
    token === null || (isSigned(env, token, locationToken, booking) && now() < linkEnd(booking));
  if (!isOpen) throw notFound();
  return booking;
}

async function clientOf(db: Db, { user_id }: BookingRow): Promise<UserRow | null> {
  return user_id === null ? null : findUser(db, user_id);
}

import type { BookingAnswer, ProviderBooking } from '#contract/provider.ts';
import { bookingOfToken, isAnswerToken } from '../answer-token.ts';
import { AppError, notFound } from '../app-error.ts';
import { bookingMail } from '../bookings/booking-mail.ts';
import { presentBooking } from '../bookings/presenter.ts';
import {
  findLocationBooking,
  lockLocationBooking,
  type BookingRow,
} from '../bookings/repository.ts';
import { moveBookings } from '../bookings/status-repository.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Db, Deps, Tx } from '../deps.ts';
import { findUser } from '../users/repository.ts';
import { presentProviderBooking } from './presenter.ts';

/** Whether the one who asks may see and answer a booking. */
type MayAnswer = (row: BookingRow) => boolean;

/**
 * Returns who may answer by a token of a mail, and for which booking: while it is to come, at the time that the mail
 * named. Throws 404 for what is no token.
 */
export function byToken({ env, now }: Deps, token: string): { id: string; may: MayAnswer } {
  const id = bookingOfToken(token);
  if (id === null) throw notFound();
  const may = (row: BookingRow) => isAnswerToken(env, token, row) && now() < row.starts_at;
  return { id, may };
}

/** Returns a booking for its location; throws 404 for none and for one that may not be seen. */
export async function readForLocation(deps: Deps, id: string, may: MayAnswer) {
  const row = await rowOf(deps.db, deps, id, may);
  return present(deps.db, row);
}

/**
 * Answers a booking that waits for it, in one transaction, and tells its client by mail. The same answer again changes
 * nothing and is no failure. Throws 404, and 409 for a booking that does not wait any more.
 */
export async function answerBooking(
  deps: Deps,
  { id, may }: { id: string; may: MayAnswer },
  answer: BookingAnswer,
): Promise<ProviderBooking> {
  return inTransaction(deps.db, async (tx) => {
    await lockLocationBooking(tx, id);
    const row = await rowOf(tx, deps, id, may);
    if (row.status_now === answer) return present(tx, row);
    if (row.status_now !== 'pending') throw new AppError('not_answerable');
    await moveBookings(tx, [id], answer);
    const answered = await rowOf(tx, deps, id, may);
    if (answered.user_id !== null) {
      const booking = presentBooking(answered);
      const mail = await bookingMail(tx, 'booking_answered', answered.user_id, booking);
      await deps.jobs.send(tx, mail);
    }
    return present(tx, answered);
  });
}

async function rowOf(db: Db | Tx, { now }: Deps, id: string, may: MayAnswer): Promise<BookingRow> {
  const row = await findLocationBooking(db, { id, now: now() });
  if (!row || !may(row)) throw notFound();
  return row;
}

async function present(db: Db | Tx, row: BookingRow): Promise<ProviderBooking> {
  const client = row.user_id === null ? null : await findUser(db, row.user_id);
  return presentProviderBooking(row, client);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { openArrivals, type ArrivalDelay } from '#domain/booking/arrival.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { findUser, needsApproval } from '#server/identity/users/repository.ts';
import { createCallLimit } from '#server/limits/call-limits.ts';
import { limits } from '#server/limits/limits.ts';
import { takeLimit } from '#server/limits/take-limit.ts';
import { bookingOfClientToken, clientToken, contactsOf } from '#server/messages/booking-tokens.ts';
import { isSigned } from '#server/messages/signed-link.ts';
import type { Attempt } from '../bookings/booking-limits.ts';
import { locationMails, readClient } from '../bookings/booking-mail.ts';
import { findBooking, readBooking, type BookingRow } from '../bookings/details-repository.ts';
import { lockBooking } from '../bookings/locks.ts';
import { presentBooking } from '../bookings/presenter.ts';
import { updateBooking } from '../bookings/repository.ts';
import { rescheduleBooking } from '../bookings/reschedule-booking.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { linkEnd } from '../provider/presenter.ts';

export function registerBookingLinks(app: FastifyInstance, deps: Deps, attempt: Attempt): void {
  const { max, windowSeconds } = limits.bookings.linkCalls;
  const countCall = createCallLimit('link calls', windowSeconds);
  const linked = async ({ method }: FastifyRequest, token: string) => {
    countCall(`${method} ${token}`, max * deps.env.LIMIT_FACTOR);
    return readLinked(deps, token);
  };
  const present = async (userId: string, booking: BookingRow) => ({
    data: await presentLinked(deps, userId, booking),
  });

  route(app, 'linkedBooking', async ({ params }, request) => {
    const { userId, booking } = await linked(request, params.token);
    return present(userId, booking);
  });

  route(app, 'cancelLinkedBooking', async ({ params, body }, request) => {
    const { userId, booking } = await linked(request, params.token);
    return present(userId, await cancelBooking(deps, userId, booking.id, body));
  });

  route(app, 'rescheduleLinkedBooking', async ({ params, body, headers }, request, reply) => {
    const { userId, booking } = await linked(request, params.token);
    const key = headers['idempotency-key'];
    const newTime = { ...body, accepted_overlaps: [] };
    const rescheduled = await attempt(userId, () =>
      rescheduleBooking(deps, userId, booking.id, newTime, key).catch(hideOverlap),
    );
    if (rescheduled.isReplayed) reply.header('idempotent-replayed', 'true');
    return present(userId, rescheduled.booking);
  });

  route(app, 'announceArrival', async ({ params, body }, request) => {
    const { userId, booking } = await linked(request, params.token);
    return present(userId, await announceArrival(deps, userId, booking.id, body.delay));
  });
}

async function readLinked({ db, env, now }: Deps, token: string) {
  const id = bookingOfClientToken(token);
  const booking = id === null ? undefined : await findBooking(db, { id, now: now() });
  const client = booking?.user_id ? await findUser(db, booking.user_id) : null;
  if (!booking || !client || now() >= linkEnd(booking)) throw notFound();
  const signed = { id: booking.id, contacts: contactsOf(client) };
  if (!isSigned(env, token, clientToken, signed)) throw notFound();
  return { userId: client.id, booking };
}

async function presentLinked(
  { db, now }: Deps,
  userId: string,
  booking: BookingRow,
): Promise<LinkedBooking> {
  const presented = presentBooking(booking);
  return {
    ...presented,
    comment: null,
    custom_fields: [],
    voucher_code: null,
    purchase: null,
    review: null,
    cancel_reason: booking.canceled_by === 'client' ? null : presented.cancel_reason,
    needs_approval: await needsApproval(db, { userId, now: now() }),
    arrival: {
      delay: booking.arrival_delay,
      open: booking.contact_email === null ? [] : openArrivals(booking, now()),
    },
  };
}

const overlapWords =
  'Ai altă programare la această oră. Alege altă oră sau intră în cont ca să vezi programarea.';

/** A link must not show another booking's details. */
function hideOverlap(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'overlaps_own') throw error;
  throw new AppError('overlaps_own', overlapWords, { start_time: [overlapWords] });
}

/** Mails the location about a delay and its correction, not about a first "on time". */
async function announceArrival(
  deps: Deps,
  userId: string,
  id: string,
  delay: ArrivalDelay,
): Promise<BookingRow> {
  const { db, jobs, now: clock } = deps;
  return inTransaction(db, async (tx) => {
    const now = clock();
    await lockBooking(tx, id, userId);
    const booking = await readBooking(tx, { id, userId, now });
    if (booking.arrival_delay === delay) return booking;
    if (booking.contact_email === null || !openArrivals(booking, now).includes(delay))
      throw new AppError('arrival_closed');
    await takeLimit({ ...deps, db: tx }, { ...limits.bookings.arrivals, key: id });
    const change = { arrival_delay: delay };
    await updateBooking(tx, id, change);
    const announced = { ...booking, ...change };
    if (delay > 0 || booking.arrival_delay) {
      const mails = locationMails('location_arrival', await readClient(tx, userId), announced);
      await jobs.send(tx, ...mails.map((mail) => ({ ...mail, delay })));
    }
    return announced;
  });
}

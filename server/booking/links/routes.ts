import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { createCallLimit } from '#server/limits/call-limit.ts';
import { limits } from '#server/limits/limits.ts';
import { multiplied } from '#server/limits/take-limit.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Attempt } from '../bookings/booking-limits.ts';
import { rescheduleBooking } from '../bookings/reschedule-booking.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { announceArrival } from './announce-arrival.ts';
import { readLinkedBooking } from './linked-booking.ts';
import { presentLinkedBooking } from './presenter.ts';

const overlapWords =
  'Ai altă programare la această oră. Alege altă oră sau intră în cont ca să vezi programarea.';

export function registerBookingLinks(app: FastifyInstance, deps: Deps, attempt: Attempt): void {
  const countCall = createCallLimit(app, {
    ...multiplied(deps.env, limits.bookings.linkCalls),
    keyOf: ({ params, method }) => `link ${method} ${(params as { token: string }).token}`,
  });
  const linked = async (request: FastifyRequest, token: string) => {
    await countCall(request);
    return readLinkedBooking(deps, token);
  };
  const present = async (of: { userId: string; booking: Booking }) => ({
    data: await presentLinkedBooking(deps, of),
  });

  route(app, 'linkedBooking', async ({ params }, request) =>
    present(await linked(request, params.token)),
  );

  route(app, 'cancelLinkedBooking', async ({ params, body }, request) => {
    const { userId, booking } = await linked(request, params.token);
    return present({ userId, booking: await cancelBooking(deps, userId, booking.id, body) });
  });

  route(app, 'rescheduleLinkedBooking', async ({ params, body, headers }, request, reply) => {
    const { userId, booking } = await linked(request, params.token);
    const key = headers['idempotency-key'];
    const newTime = { ...body, accepted_overlaps: [] };
    const rescheduled = await attempt(request, userId, () =>
      rescheduleBooking(deps, userId, booking.id, newTime, key).catch(hideOverlap),
    );
    if (rescheduled.isReplayed) reply.header('idempotent-replayed', 'true');
    return present({ userId, booking: rescheduled.booking });
  });

  route(app, 'announceArrival', async ({ params, body }, request) => {
    const { userId, booking } = await linked(request, params.token);
    const announced = await announceArrival(deps, userId, booking.id, body.delay);
    return present({ userId, booking: announced });
  });
}

/** A link must not show another booking's details. */
function hideOverlap(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'overlaps_own') throw error;
  throw new AppError('overlaps_own', overlapWords, { start_time: [overlapWords] });
}

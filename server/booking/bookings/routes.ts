import type { FastifyInstance, FastifyReply } from 'fastify';
import { calendarEvent, calendarFile } from '#domain/booking/calendar-file.ts';
import { cancelReasons } from '#domain/booking/cancel-reason.ts';
import type { Deps } from '#server/deps.ts';
import { bookingPage } from '#server/messages/mail-layout.ts';
import { pageOf } from '#server/http/pagination.ts';
import { route } from '#server/http/route.ts';
import type { Client } from '#server/identity/session/visitor.ts';
import { countVoucherTry } from '../vouchers/voucher-check.ts';
import type { Attempt } from './booking-limits.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createBooking, type PlacedBooking } from './create-booking.ts';
import { listBookings, readBooking } from './details-repository.ts';
import { presentBooking } from './presenter.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

export function registerBookings(app: FastifyInstance, deps: Deps, attempt: Attempt): void {
  const present = ({ booking, isReplayed }: PlacedBooking, reply: FastifyReply) => {
    if (isReplayed) reply.header('idempotent-replayed', 'true');
    return { data: presentBooking(booking) };
  };

  route(app, 'createBooking', async ({ body, headers, client }, request, reply) => {
    const { userId } = client;
    const placed = await attempt(userId, async () => {
      if (body.voucher_code) await countVoucherTry(deps, request, 'voucher_code');
      return createBooking(deps, userId, body, headers['idempotency-key']);
    });
    return present(placed, reply);
  });

  route(app, 'listBookings', async ({ params, query, client: { userId } }, request) => {
    const { page, per_page: perPage } = query;
    const span = { limit: perPage, offset: (page - 1) * perPage };
    const list = { userId, type: params.type, now: deps.now(), ...span };
    const { bookings, total } = await listBookings(deps.db, list);
    return {
      data: bookings.map(presentBooking),
      ...pageOf({ url: request.url, page, perPage, rows: bookings.length, total }),
    };
  });

  route(app, 'rescheduleBooking', async ({ params, body, headers, client }, request, reply) => {
    const { userId } = client;
    const key = headers['idempotency-key'];
    const rescheduled = await attempt(userId, () =>
      rescheduleBooking(deps, userId, params.id, body, key),
    );
    return present(rescheduled, reply);
  });

  const ownBooking = async ({ userId }: Client, id: string) =>
    presentBooking(await readBooking(deps.db, { id, userId, now: deps.now() }));

  route(app, 'bookingDetails', async ({ params, client }) => ({
    data: await ownBooking(client, params.id),
  }));

  route(app, 'bookingCalendar', async ({ params, client }, _request, reply) => {
    const booking = await ownBooking(client, params.id);
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="programare.ics"');
    const page = deps.env.APP_URL + bookingPage(booking.id);
    return calendarFile(calendarEvent(booking), deps.now(), page);
  });
}

export function registerCancellation(app: FastifyInstance, deps: Deps): void {
  route(app, 'cancelBooking', async ({ params, body, client }) => ({
    data: presentBooking(await cancelBooking(deps, client.userId, params.id, body)),
  }));

  route(app, 'listCancelReasons', async () => ({ data: [...cancelReasons] }));
}

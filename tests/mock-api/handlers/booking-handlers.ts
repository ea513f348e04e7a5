import type { HttpHandler } from 'msw';
import type { Booking } from '#contract/booking.ts';
import { occupiesSlot } from '#domain/booking-status.ts';
import { answerCall } from '../answer-call.ts';
import { findVoucher } from '../find-voucher.ts';
import { paged } from '../paged.ts';
import { placeBooking } from '../place-booking.ts';
import { Refusal } from '../refusal.ts';
import type { MockClient } from '../catalogue/clients.ts';
import type { World } from '../world.ts';

/** Vouchers, placing a booking, and the client's own bookings and subscriptions. */
export function bookingHandlers(world: World): HttpHandler[] {
  const own = (client: MockClient | null) =>
    world.bookings
      .filter(({ clientId }) => clientId === client?.user.id)
      .map(({ booking }) => booking);
  return [
    answerCall(world, 'checkVoucher', ({ body }) => ({ data: findVoucher(world, 'code', body) })),

    answerCall(world, 'createBooking', ({ body, headers, client }) => {
      const key = `${client?.user.id} ${headers['idempotency-key']}`;
      const request = JSON.stringify(body);
      const twin = world.keys.get(key);
      if (twin && twin.request !== request)
        throw new Refusal('idempotency_mismatch', {
          errors: { idempotency_key: ['Cheia a fost folosită pentru alte date.'] },
        });
      if (twin) return { data: twin.booking };
      const clientId = client?.user.id ?? '';
      const booking = placeBooking(world, body, clientId);
      world.bookings.push({ clientId, booking });
      world.keys.set(key, { request, booking });
      return { data: booking };
    }),

    answerCall(world, 'listSubscriptions', ({ client }) => ({
      data: world.subscriptions
        .filter(({ clientId }) => clientId === client?.user.id)
        .map(({ subscription }) => subscription),
    })),

    answerCall(world, 'listBookings', ({ params, query, request, client }) => {
      const now = world.clock.now();
      const byStart = own(client).sort((a, b) => a.starts_at.localeCompare(b.starts_at));
      const isUpcoming = ({ status, starts_at }: Booking) =>
        occupiesSlot(status) && new Date(starts_at) > now;
      return params.type === 'upcoming'
        ? paged(byStart.filter(isUpcoming), query, request)
        : paged(byStart.filter((booking) => !isUpcoming(booking)).reverse(), query, request);
    }),

    answerCall(world, 'bookingDetails', ({ params, client }) => {
      const booking = own(client).find(({ id }) => id === params.id);
      if (!booking) throw new Refusal('not_found');
      return { data: booking };
    }),
  ];
}

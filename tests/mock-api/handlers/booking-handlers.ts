import type { HttpHandler } from 'msw';
import { isDeepStrictEqual } from 'node:util';
import { isCancelable, occupiesSlot } from '#domain/booking/booking-status.ts';
import { calendarEvent, calendarFile } from '#domain/booking/calendar-file.ts';
import { cancelReasonOf, cancelReasons } from '#domain/booking/cancel-reason.ts';
import { fold } from '#domain/words/fold.ts';
import type { Booking } from '#contract/booking.ts';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import type { Review } from '#contract/review.ts';
import { makePage } from '#tests/factories/page.ts';
import { bookingOf } from '../add-booking.ts';
import { handleCall } from '../handle-call.ts';
import { makeReviews } from '../catalogue/reviews.ts';
import type { MockClient } from '../catalogue/clients.ts';
import { invalidField, notFound, Refusal } from '../refusal.ts';
import type { OwnedBooking, World } from '../world.ts';

export function bookingHandlers(world: World): HttpHandler[] {
  const own = ({ user }: MockClient) =>
    world.bookings.flatMap(({ clientId, booking }) => (clientId === user.id ? booking : []));
  const ownBooking = (client: MockClient, bookingId: string) => {
    const booking = own(client).find(({ id }) => id === bookingId);
    if (!booking) throw new Refusal('not_found');
    return booking;
  };
  const feedUrl = 'https://www.aproape.example/api/public/client-feeds/a.ics';
  const feedOf = ({ user }: MockClient) => ({
    data: { url: world.feeds.has(user.id) ? feedUrl : null },
  });
  return [
    handleCall(world, 'listVouchers', () => ({ data: [] })),

    handleCall(world, 'checkVoucher', ({ body }) => {
      const voucher = world.vouchers.find(({ code }) => fold(code) === fold(body.code));
      if (!voucher) throw invalidField('code', 'Codul nu este valabil pentru această programare');
      return { data: voucher };
    }),

    handleCall(world, 'createBooking', ({ body, headers, client }) => {
      const key = headers['idempotency-key'];
      const clientId = client.user.id;
      const earlier = world.bookings.find((one) => one.key === key && one.clientId === clientId);
      if (earlier && !isDeepStrictEqual(earlier.body, body))
        throw new Refusal('idempotency_mismatch');
      if (earlier) return { data: earlier.booking };
      const booking = bookingOf(world, body);
      const { accepted_overlaps: accepted } = body;
      const other = accepted && own(client).find(overlaps(booking, accepted));
      if (other) throw overlapRefusal(other);
      world.bookings.push({ clientId, key, body, booking });
      return { data: booking };
    }),

    handleCall(world, 'createSlotAlert', ({ body, client }) => {
      const booking = own(client).find(({ id }) => id === body.booking_id);
      if (!booking) throw invalidField('booking_id', 'Nu am găsit programarea.');
      return { data: Object.assign(booking, { alert: true }) };
    }),
    handleCall(world, 'deleteSlotAlert', ({ params, client }) => {
      const booking = ownBooking(client, params.booking_id);
      return { data: Object.assign(booking, { alert: false }) };
    }),

    handleCall(world, 'clientFeed', ({ client }) => feedOf(client)),
    handleCall(world, 'createClientFeed', ({ client }) => {
      world.feeds.add(client.user.id);
      return feedOf(client);
    }),
    handleCall(world, 'deleteClientFeed', ({ client }) => {
      world.feeds.delete(client.user.id);
      return feedOf(client);
    }),
    handleCall(world, 'clientFeedFile', notFound),

    handleCall(world, 'reminders', () => ({ data: { enabled: true } })),
    handleCall(world, 'setReminders', ({ body }) => ({ data: body })),

    handleCall(world, 'listBookings', ({ params, query, client, request }) => {
      const now = world.clock.now();
      const isUpcoming = params.type === 'upcoming';
      const bookings = own(client)
        .filter(
          ({ status, starts_at }) =>
            (occupiesSlot(status) && new Date(starts_at) > now) === isUpcoming,
        )
        .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
      return makePage(isUpcoming ? bookings : bookings.reverse(), query, request);
    }),

    handleCall(world, 'reviewBooking', ({ params, body, client }) => {
      const booking = ownBooking(client, params.id);
      const { rating, comment = '' } = body;
      booking.review = { rating, comment };
      const [written] = makeReviews(booking.location.id, 1, world.clock.now());
      return { data: { ...(written as Review), rating, comment } };
    }),

    handleCall(world, 'listCancelReasons', () => ({ data: [...cancelReasons] })),

    handleCall(world, 'cancelBooking', ({ params, body, client }) => {
      const booking = ownBooking(client, params.id);
      cancelBooking(world, booking, body.reason ?? cancelReasonOf(body.reason_id)?.name);
      return { data: booking };
    }),

    handleCall(world, 'rescheduleBooking', ({ params, body, client }) => {
      const booking = ownBooking(client, params.id);
      return { data: moveBooking(world, { clientId: client.user.id, booking }, body) };
    }),

    handleCall(world, 'bookingDetails', ({ params, client }) => ({
      data: ownBooking(client, params.id),
    })),
    handleCall(world, 'bookingCalendar', ({ params, client }) => {
      const event = calendarEvent(ownBooking(client, params.id));
      const headers = { 'content-type': 'text/calendar; charset=utf-8' };
      return new Response(calendarFile(event, world.clock.now(), null), { headers });
    }),
  ];
}

export function cancelBooking(world: World, booking: Booking, reason?: string): void {
  if (booking.status === 'canceled') return;
  if (!isCancelable(booking, world.clock.now())) throw new Refusal('not_cancelable');
  setCanceled(booking, reason);
}

export function setCanceled(booking: Booking, cancel_reason: string | null = null): void {
  if (!occupiesSlot(booking.status)) return;
  booking.sequence += 1;
  Object.assign(booking, { status: 'canceled', canceled_by: 'client', cancel_reason });
}

/** Refuses overlaps only if `body` has `accepted_overlaps`. */
export function moveBooking(
  world: World,
  { clientId, booking }: Pick<OwnedBooking, 'clientId' | 'booking'>,
  body: RescheduleBookingBody,
): Booking {
  if (!isCancelable(booking, world.clock.now())) throw new Refusal('not_reschedulable');
  const services_ids = booking.services.map(({ id }) => id);
  const others = world.bookings.filter((one) => one.booking !== booking);
  const wish = { location_id: booking.location.id, services_ids, ...body };
  const moved = bookingOf({ ...world, bookings: others }, wish);
  const { id, sequence } = booking;
  const accepted = body.accepted_overlaps?.concat(id);
  const own = world.bookings.filter((one) => one.clientId === clientId);
  const other = accepted && own.map((one) => one.booking).find(overlaps(moved, accepted));
  if (other) throw overlapRefusal(other);
  return Object.assign(booking, moved, { id, sequence: sequence + 1 });
}

function overlaps({ starts_at, ends_at }: Booking, accepted: string[]) {
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  return (own: Booking) =>
    occupiesSlot(own.status) &&
    new Date(own.starts_at) < to &&
    new Date(own.ends_at) > from &&
    !accepted.includes(own.id);
}

function overlapRefusal({ id, services, location, start_date, start_time }: Booking): Refusal {
  const names = services.map(({ name }) => name);
  const overlap = { id, services: names, location: location.name, start_date, start_time };
  return new Refusal('overlaps_own', { overlap });
}

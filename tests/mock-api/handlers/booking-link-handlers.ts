import type { HttpHandler } from 'msw';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { openArrivals } from '#domain/booking/arrival.ts';
import { cancelReasonOf } from '#domain/booking/cancel-reason.ts';
import { hiddenByLink } from '#tests/factories/linked-booking.ts';
import { handleCall } from '../handle-call.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { cancelBooking, moveBooking } from './booking-handlers.ts';

export function bookingLinkHandlers(world: World): HttpHandler[] {
  const linked = (token: string) => {
    const owned = world.bookings.find(({ booking }) => booking.id === token);
    if (!owned) throw new Refusal('not_found');
    return owned;
  };
  const present = (token: string): { data: LinkedBooking } => {
    const { booking, arrivalDelay = null } = linked(token);
    const arrival = { delay: arrivalDelay, open: openArrivals(booking, world.clock.now()) };
    const cancel_reason = booking.canceled_by === 'client' ? null : booking.cancel_reason;
    const hidden = { ...hiddenByLink, custom_fields: [], cancel_reason };
    return { data: { ...booking, ...hidden, needs_approval: false, arrival } };
  };
  return [
    handleCall(world, 'linkedBooking', ({ params: { token } }) => present(token)),

    handleCall(world, 'cancelLinkedBooking', ({ params: { token }, body }) => {
      cancelBooking(world, linked(token).booking, cancelReasonOf(body.reason_id)?.name);
      return present(token);
    }),

    handleCall(world, 'rescheduleLinkedBooking', ({ params: { token }, body }) => {
      const owned = linked(token);
      moveBooking(world, owned, body);
      delete owned.arrivalDelay;
      return present(token);
    }),

    handleCall(world, 'announceArrival', ({ params: { token }, body }) => {
      linked(token).arrivalDelay = body.delay;
      return present(token);
    }),
  ];
}

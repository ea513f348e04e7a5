import type { HttpHandler } from 'msw';
import type { ProviderBooking } from '#contract/provider.ts';
import { makeProviderBooking } from '#tests/factories/provider-booking.ts';
import { answerCall } from '../answer-call.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** What a location does about a booking; the operator has no key here. */
export function providerHandlers(world: World): HttpHandler[] {
  return [
    answerCall(world, 'providerBooking', ({ params }) => bookingOf(params.token)),
    answerCall(world, 'answerBooking', ({ params, body: { status } }) =>
      bookingOf(params.token, { status }),
    ),
    answerCall(world, 'operatorAnswer', () => {
      throw new Refusal('not_found');
    }),
  ];
}

/** One booking stands for all: every link that looks signed names it. */
function bookingOf(token: string, changes: Partial<ProviderBooking> = {}) {
  if (!token.includes('.')) throw new Refusal('not_found');
  return { data: makeProviderBooking(changes) };
}

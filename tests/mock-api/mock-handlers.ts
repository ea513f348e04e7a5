import type { HttpHandler } from 'msw';
import { makeMailboxMessage } from '#tests/factories/mailbox-message.ts';
import { handleCall } from './handle-call.ts';
import { accountHandlers } from './handlers/account-handlers.ts';
import { authHandlers } from './handlers/auth-handlers.ts';
import { bookingLinkHandlers } from './handlers/booking-link-handlers.ts';
import { bookingHandlers } from './handlers/booking-handlers.ts';
import { cityHandlers } from './handlers/city-handlers.ts';
import { locationHandlers } from './handlers/location-handlers.ts';
import { providerHandlers } from './handlers/provider-handlers.ts';
import { searchHandlers } from './handlers/search-handlers.ts';
import type { World } from './world.ts';

export function mockHandlers(world: World): HttpHandler[] {
  return [
    ...authHandlers(world),
    ...searchHandlers(world),
    ...cityHandlers(world),
    ...locationHandlers(world),
    ...bookingHandlers(world),
    ...bookingLinkHandlers(world),
    ...providerHandlers(world),
    handleCall(world, 'sendFeedback', () => ({ message: 'Am primit mesajul tău.' })),
    handleCall(world, 'changes', ({ query: { after } }) => ({
      data: { cursor: '1', locations: after === undefined ? null : [] },
    })),
    handleCall(world, 'sendVitals', () => null),
    handleCall(world, 'mailbox', ({ query: { to } }) => ({
      data: [makeMailboxMessage()].filter(({ recipient }) => (to ?? recipient) === recipient),
    })),
    ...accountHandlers(world),
  ];
}

import { z } from 'zod';
import { clientCall, ok, publicCall } from './call.ts';

/** `url` is secret; null without a feed. */
const clientFeed = z.object({ url: z.url().nullable() }).meta({ id: 'ClientFeed' });
const success = ok(clientFeed);

export const clientFeedCall = clientCall('bookings', {
  summary: "The URL of the client's calendar feed, if there is one",
  success,
});

export const createClientFeedCall = clientCall('bookings', {
  summary: 'Creates the calendar feed of the client; a repeated call returns the same URL',
  success,
});

export const deleteClientFeedCall = clientCall('bookings', {
  summary: 'Ends the calendar feed of the client: its URL is not found from now on',
  success,
});

export const clientFeedFileCall = publicCall('bookings', {
  summary: 'The bookings of a client, for calendars that subscribe',
  params: z.object({ token: z.string().max(120) }),
  success: { status: 200, schema: z.any(), contentType: 'text/calendar' },
});

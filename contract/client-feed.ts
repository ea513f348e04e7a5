import { z } from 'zod';
import { defineCall, ok } from './call.ts';

/** `url` is secret; null without a feed. */
const clientFeed = z.object({ url: z.url().nullable() }).meta({ id: 'ClientFeed' });
const success = ok(clientFeed);

export const clientFeedCall = defineCall({
  summary: "The URL of the client's calendar feed, if there is one",
  tag: 'bookings',
  auth: 'client',
  success,
});

export const createClientFeedCall = defineCall({
  summary: 'Creates the calendar feed of the client; a repeated call returns the same URL',
  tag: 'bookings',
  auth: 'client',
  success,
});

export const deleteClientFeedCall = defineCall({
  summary: 'Ends the calendar feed of the client: its URL is not found from now on',
  tag: 'bookings',
  auth: 'client',
  success,
});

export const clientFeedFileCall = defineCall({
  summary: 'The bookings of a client, for calendars that subscribe',
  tag: 'bookings',
  auth: 'public',
  params: z.object({ token: z.string().max(120) }),
  success: { status: 200, schema: z.any(), contentType: 'text/calendar' },
});

import { expect, test } from 'vitest';
import { makeBooking } from '#tests/factories/booking.ts';
import { readEnv } from '../deps.ts';
import { clientToken, locationToken } from './booking-tokens.ts';
import { calendarToken, clientFeedUrl, feedToken, readClientFeedToken } from './calendar-tokens.ts';
import { isSigned } from './signed-link.ts';

const env = readEnv({});
const { id } = makeBooking();
// Links share values, so that only purposes differ: `start` is also the contacts, `id` a feed key.
const start = '2026-11-27T10:00:00.000Z';
const contact_email = 'salon@example.ro';
const calendar = {
  location_id: 12,
  valid_until: '2026-12-31',
  scope: 'all' as const,
  contact_email,
};
const feed = { location_id: 12, professional_id: null, version: 1, contact_email };

const withSignature = (token: string) => (signature: string) =>
  token.replace(/[\w-]{43}/, signature);
const tokens = {
  location: locationToken(env, { id, starts_at: start }),
  calendar: calendarToken(env, calendar),
  feed: feedToken(env, feed),
  clientFeed: clientFeedUrl(env, id).replace(/.*\//, ''),
};

const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
const asClientToken = (signature: string) =>
  Buffer.concat([idBytes, Buffer.from(signature, 'base64url').subarray(0, 11)]).toString(
    'base64url',
  );

test.each([
  [
    'client',
    asClientToken,
    (token: string) => isSigned(env, token, clientToken, { id, contacts: start }),
  ],
  [
    'location',
    withSignature(tokens.location),
    (token: string) => isSigned(env, token, locationToken, { id, starts_at: start }),
  ],
  [
    'calendar',
    withSignature(tokens.calendar),
    (token: string) => isSigned(env, token, calendarToken, calendar),
  ],
  ['feed', withSignature(tokens.feed), (token: string) => isSigned(env, token, feedToken, feed)],
  [
    'clientFeed',
    withSignature(tokens.clientFeed),
    (token: string) => readClientFeedToken(env, token) !== null,
  ],
])('the signature of no other link is valid in one of the kind %s', (kind, form, isValid) => {
  const valid = Object.entries(tokens)
    .filter(([, token]) => isValid(form(/[\w-]{43}/.exec(token)![0])))
    .map(([name]) => name);
  expect(valid).toEqual(kind === 'client' ? [] : [kind]);
});

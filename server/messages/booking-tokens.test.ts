import { expect, test } from 'vitest';
import { makeBooking } from '#tests/factories/booking.ts';
import { readEnv } from '../deps.ts';
import { bookingOfClientToken, clientToken, contactsOf } from './booking-tokens.ts';
import { isSigned } from './signed-link.ts';

const env = readEnv({});
const contacts = contactsOf({ email: 'ioana@example.ro', phone: '+40722123456' });
const { id } = makeBooking();
const token = clientToken(env, { id, contacts });

test('a token names its booking, and is valid only for its contacts and a current key', () => {
  expect(token).toMatch(/^[\w-]{36}$/);
  expect(bookingOfClientToken(token)).toBe(id);
  expect(isSigned(env, token, clientToken, { id, contacts })).toBe(true);
  const former = contactsOf({ email: 'ioana@example.ro', phone: null });
  expect(isSigned(env, token, clientToken, { id, contacts: former })).toBe(false);
  const next = { APP_KEY: 'k'.repeat(40), APP_KEY_PREVIOUS: env.APP_KEY };
  expect(isSigned(next, token, clientToken, { id, contacts })).toBe(true);
  expect(isSigned({ ...next, APP_KEY_PREVIOUS: '' }, token, clientToken, { id, contacts })).toBe(
    false,
  );
});

test.each(['', 'x', `${token}A`, token.slice(1), `${token.slice(1)}.`])(
  'names no booking if malformed: %s',
  (malformed) => expect(bookingOfClientToken(malformed)).toBeNull(),
);

import { expect, test } from 'vitest';
import { codeOf } from '../messages/code-of.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation } from '../testing/make-location.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const api = setUpApi();

const password = 'o parolă bună';
const proof = { password };

async function noticesTo(contact: string): Promise<[channel: string, subject: string | null][]> {
  const rows = await api.messages(contact);
  return rows.map(({ channel, subject }) => [channel, subject]);
}

async function confirm(
  client: SignedInClient,
  purpose: Extract<ChallengePurpose, 'change-email' | 'change-phone'>,
  contact: string,
  token: string,
): Promise<void> {
  const confirmation_code = codeOf(api.env, { id: token, purpose, contact });
  const rest = { token, confirmation_code };
  const { status } =
    purpose === 'change-email'
      ? await api.call('confirmEmail', { body: { email: contact, ...rest } }, { as: client })
      : await api.call('confirmPhone', { body: { phone: contact, ...rest } }, { as: client });
  expect(status).toBe(200);
}

test('the code of a new e-mail goes to it alone, the notice of the change to the old one', async () => {
  const client = await api.signIn({ password });
  const email = 'nou@example.ro';
  const { body } = await api.call('changeEmail', { body: { email, ...proof } }, { as: client });
  const code = codeOf(api.env, { id: body.token, purpose: 'change-email', contact: email });
  const [mail] = await api.messages(email);
  expect(mail?.text).toContain(code);
  expect(await api.messages(client.user.email)).toEqual([]);

  await confirm(client, 'change-email', email, body.token);
  const [notice, ...others] = await api.messages(client.user.email);
  expect([notice?.channel, others]).toEqual(['mail', []]);
  expect(notice?.text).not.toContain(code);
});

test('the code of a new phone goes to it alone, the notice to the old one and to the e-mail', async () => {
  const [old, phone] = ['+40722111000', '+40722111001'];
  const client = await api.signIn({ password, phone: old });
  const { body } = await api.call('changePhone', { body: { phone, ...proof } }, { as: client });
  expect(await noticesTo(phone)).toEqual([['sms', null]]);
  await confirm(client, 'change-phone', phone, body.token);
  expect((await noticesTo(old)).map(([channel]) => channel)).toEqual(['sms']);
  expect((await noticesTo(client.user.email)).map(([channel]) => channel)).toEqual(['mail']);
});

test('a new or first password is notified', async () => {
  const [client, fresh] = [await api.signIn({ password }), await api.signIn()];
  const pair = { password: 'alta parolă bună', password_confirmation: 'alta parolă bună' };
  const params = { user_id: client.user.id };
  await api.call(
    'changePassword',
    { params, body: { current_password: password, ...pair } },
    { as: client },
  );
  const { token } = (await api.call('sendSecurityCode', {}, { as: fresh })).body;
  const owner = { id: token, purpose: 'security', contact: fresh.user.email } as const;
  const code = { token, confirmation_code: codeOf(api.env, owner) };
  await api.call('setOwnPassword', { body: { ...pair, ...code } }, { as: fresh });
  const changed = 'Contul tău are o parolă nouă';
  for (const { user } of [client, fresh])
    expect((await noticesTo(user.email)).filter(([, subject]) => subject === changed)).toHaveLength(
      1,
    );
});

test('a refused change sends no notice', async () => {
  const client = await api.signIn({ password });
  const pair = { password: 'alta parolă bună', password_confirmation: 'alta parolă bună' };
  const wrong = { password: 'ghicită' };
  const params = { user_id: client.user.id };
  await api.call(
    'changePassword',
    { params, body: { current_password: wrong.password, ...pair } },
    { as: client },
  );
  await api.call('deleteAccount', { body: wrong }, { as: client });
  expect(await api.messages(client.user.email)).toEqual([]);
});

test('a client who deletes the account gets a last mail, and none that confirms a booking', async () => {
  const client = await api.signIn({ password });
  await book(api, client, bookingRequest(await makeLocation(api.db)));
  await api.call('deleteAccount', { body: proof }, { as: client });
  expect(await noticesTo(client.user.email)).toEqual([['mail', 'Contul tău a fost șters']]);
});

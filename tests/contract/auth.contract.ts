import { beforeAll, describe, expect, test } from 'vitest';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import type { ContractClient } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { sentCode } from './sent-code.ts';
import { target } from './target.ts';
import { guest } from './visitors.ts';

const form = makeRegistrationForm();
const { email, phone } = form;
const requested_by = 'client' as const;
const wrong = { token: '3f0c9a52-6c1e-4c5a-9d38-1f6f0d1f2a77', confirmation_code: '987654' };

const signIn = async (password: string) =>
  (await guest()).call('login', { body: { from: 'client', email, password } });

describe.skipIf(target.readOnly)('a newcomer', () => {
  let client: ContractClient;
  beforeAll(async () => {
    client = await guest();
  });

  test('registers with the code of an SMS and is signed in @S7-13 @S7-14', async () => {
    const begun = await client.call('registerTemporarily', { body: form });
    expect(begun.status).toBe(200);
    const { data: token, seconds } = begun.body;
    expect(seconds).toBeGreaterThan(0);
    const body = { ...form, token };
    const refused = await client.call('registerClient', {
      body: { ...body, confirmation_code: wrong.confirmation_code },
    });
    expectFieldRefusal(refused, 'confirmation_code');

    const confirmation_code = await sentCode(phone);
    const made = await client.call('registerClient', { body: { ...body, confirmation_code } });
    expect([made.status, made.body.data.email]).toEqual([201, email]);
    expect((await client.call('user')).body.data).toEqual(made.body.data);
  });

  test('cannot register again: 422 on the e-mail or the phone', async () => {
    const response = await (await guest()).call('registerTemporarily', { body: form });
    expectRefusal(response, 'validation_failed');
    const fields = Object.keys(response.body.errors ?? {});
    expect(fields.some((field) => field === 'email' || field === 'phone')).toBe(true);
  });

  test('signs in by SMS @S7-07 @S7-08', async () => {
    const visitor = await guest();
    const { body } = await visitor.call('sendLoginSms', { body: { phone } });
    const { token } = body;
    const refused = await visitor.call('confirmLoginSms', { body: { ...wrong, phone, token } });
    expectFieldRefusal(refused, 'confirmation_code');
    const confirmation_code = await sentCode(phone);
    const response = await visitor.call('confirmLoginSms', {
      body: { phone, token, confirmation_code },
    });
    expect([response.status, response.body.data.email]).toEqual([200, email]);
  });

  test('sets a new password with the code of a mail @S7-15 @S7-16 @S7-17', async () => {
    const visitor = await guest();
    const sent = await visitor.call('sendPasswordCode', { body: { email, requested_by } });
    expect(sent.status).toBe(200);
    const token = await sentCode(email);
    const verified = await visitor.call('verifyPasswordCode', {
      body: { email, token, requested_by },
    });
    expect(verified.status).toBe(200);
    const password = 'altă parolă bună';
    const body = { email, token, requested_by, password, password_confirmation: password };
    expect((await visitor.call('resetPassword', { body })).status).toBe(200);
    expect((await signIn(password)).status).toBe(200);
    expectFieldRefusal(await signIn(form.password), 'email');
  });
});

describe.skipIf(target.readOnly)('an unknown contact', () => {
  const stranger = makeRegistrationForm();

  test('gets the response of a client when it requests a code, and no session for a wrong one', async () => {
    const visitor = await guest();
    const sms = await visitor.call('sendLoginSms', { body: { phone: stranger.phone } });
    expect([sms.status, Object.keys(sms.body).toSorted()]).toEqual([
      200,
      ['message', 'seconds', 'token'],
    ]);
    const code = { ...wrong, phone: stranger.phone };
    expectFieldRefusal(await visitor.call('confirmLoginSms', { body: code }), 'confirmation_code');

    const mail = { email: stranger.email, requested_by };
    expect((await visitor.call('sendPasswordCode', { body: mail })).status).toBe(200);
    const token = wrong.confirmation_code;
    const verified = await visitor.call('verifyPasswordCode', { body: { ...mail, token } });
    expectFieldRefusal(verified, 'token');
  });

  test.each(['apple', 'facebook'] as const)(
    'does not sign in with a token that %s did not issue: 422 @S7-09',
    async (social) => {
      const body = { social, external_id: '1', token: 'no.such.token' };
      expectRefusal(await (await guest()).call('loginSocial', { body }), 'validation_failed');
    },
  );
});

test.skipIf(target.readOnly)('replacing a temporary password requires it: 422 @S7-12', async () => {
  const { password, password_confirmation } = form;
  const body = { email: 'nimeni@example.com', current_password: 'alta', password };
  const response = await (
    await guest()
  ).call('setupPassword', { body: { ...body, password_confirmation } });
  expectFieldRefusal(response, 'email');
});

test.each([
  ['a phone of another country', 'sendLoginSms', 'phone', { phone: '+49 151 12345678' }],
  ['a code of five digits', 'confirmLoginSms', 'confirmation_code', { confirmation_code: '12345' }],
  ['no e-mail', 'sendPasswordCode', 'email', { email: '', requested_by }],
  ['a name that is missing', 'registerTemporarily', 'first_name', { ...form, first_name: '' }],
  ['terms that are refused', 'registerTemporarily', 'terms_and_conditions', {}],
] as const)('%s: 422 on its field', async (_what, call, field, body) => {
  expectFieldRefusal(await (await guest()).ask(call, { body }), field);
});

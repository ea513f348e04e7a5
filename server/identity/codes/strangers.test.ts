import { afterEach, expect, test } from 'vitest';
import { limits } from '#server/limits/limits.ts';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const { attempts, strangerAttempts } = limits.codes;

const api = setUpApi({ now: friday });
afterEach(() => api.clock.set(friday));

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const sendMail = (email: string, address: string) =>
  api.call('sendPasswordCode', { body: { email, requested_by: 'client' } }, from(address));

async function requestRecovery(email: string, address: string) {
  await makeUser(api.db, { email });
  await sendMail(email, address);
  const code = await codeFor(api, 'password-reset', email);
  const verify = async (token: string, stranger: string) => {
    const body = { email, token, requested_by: 'client' } as const;
    return (await api.call('verifyPasswordCode', { body }, from(stranger))).status;
  };
  const counted = () =>
    api.db
      .selectFrom('challenges')
      .select(['attempts', 'stranger_attempts'])
      .where('contact', '=', email)
      .executeTakeFirstOrThrow();
  return { code, verify, counted };
}

test('guesses from another address use up no attempt of the address that requested the code', async () => {
  const { code, verify } = await requestRecovery('paguba@example.ro', '10.5.0.1');
  for (let nth = 0; nth < 2; nth += 1)
    for (let guess = 0; guess < attempts; guess += 1)
      await verify(otherCode(code), `10.5.1.${nth}`);
  expect(await verify(code, '10.5.0.1')).toBe(200);
});

test('two addresses cannot use up the attempts of a third one, whichever requested the code', async () => {
  const { code, verify, counted } = await requestRecovery('doua-adrese@example.ro', '10.6.0.1');
  for (const stranger of ['10.6.0.1', '10.6.1.1'])
    for (let nth = 0; nth < attempts + 2; nth += 1) await verify(otherCode(code), stranger);
  expect(await counted()).toEqual({ attempts, stranger_attempts: attempts });
  expect(await verify(code, '10.6.1.1')).toBe(422);
  expect(await verify(code, '10.6.2.1')).toBe(200);
  expect(await counted()).toEqual({ attempts, stranger_attempts: attempts });
});

test('all addresses that did not request a code have 50 guesses together', async () => {
  const email = 'multe-adrese@example.ro';
  const { code, verify, counted } = await requestRecovery(email, '10.7.0.1');
  await api.db
    .updateTable('challenges')
    .set({ stranger_attempts: strangerAttempts - 1 })
    .where('contact', '=', email)
    .execute();
  expect(await verify(otherCode(code), '10.7.1.1')).toBe(422);
  expect(await verify(code, '10.7.2.1')).toBe(422);
  expect((await counted()).stranger_attempts).toBe(strangerAttempts);
  expect(await verify(code, '10.7.0.1')).toBe(200);
});

test('guesses at the code of a phone need its token, so that others cannot use them up', async () => {
  const phone = '+40722999001';
  await makeUser(api.db, { phone });
  const { body } = await api.call('sendLoginSms', { body: { phone } }, from('10.8.0.1'));
  const code = await codeFor(api, 'sms-login', phone);
  const confirm = async (token: string, confirmation_code: string, address: string) => {
    const guess = { phone, token, confirmation_code };
    return (await api.call('confirmLoginSms', { body: guess }, from(address))).status;
  };
  const foreign = '3f0c9a52-6c1e-4c5a-9d38-1f6f0d1f2a77';
  for (let nth = 0; nth <= attempts; nth += 1)
    await confirm(foreign, otherCode(code), `10.8.1.${nth}`);
  expect(await confirm(body.token, code, '10.8.0.1')).toBe(200);
});

async function exhaust(email: string): Promise<void> {
  const { max } = limits.codes.mail.unknown.perDay;
  for (let nth = 0; nth <= max; nth += 1) {
    expect((await sendMail(email, `10.9.${nth}.1`)).status).toBe(nth < max ? 200 : 429);
    api.clock.advance(60);
  }
}

test('a client gets codes on a known network and in a known browser, however many others requested', async () => {
  const password = 'o parola lunga si rara';
  const { email } = await makeUser(api.db, { password });
  const browser = await api.guest();
  const login = { from: 'client', email, password } as const;
  const signedIn = await api.call('login', { body: login }, { as: browser, ...from('10.10.0.1') });
  expect(signedIn.status).toBe(200);
  await exhaust(email);
  expect((await sendMail(email, '10.10.0.7')).status).toBe(200);
  api.clock.advance(60);
  const body = { email, requested_by: 'client' } as const;
  const request = { as: browser, ...from('10.11.0.7') };
  expect((await api.call('sendPasswordCode', { body }, request)).status).toBe(200);
});

test('a client gets codes on an unknown network, even if another network used up its own', async () => {
  const { email } = await makeUser(api.db);
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    statuses.push((await sendMail(email, '10.12.0.1')).status);
    api.clock.advance(60);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  expect((await sendMail(email, '10.13.0.1')).status).toBe(200);
});

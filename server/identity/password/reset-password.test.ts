import { describe, expect, test } from 'vitest';
import { findUserOfIdentity, linkIdentity } from '../social/repository.ts';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { findUser } from '../users/repository.ts';

const old = 'parola mea veche';
const password = 'o parolă nouă';
const requested_by = 'client';

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });
let people = 0;
type Guest = Awaited<ReturnType<typeof api.guest>>;

const send = (email: string) => api.call('sendPasswordCode', { body: { email, requested_by } });
const verify = (email: string, token: string) =>
  api.call('verifyPasswordCode', { body: { email, token, requested_by } });
const reset = (email: string, token: string, changes: object = {}, as?: Guest) => {
  const passwords = { password, password_confirmation: password };
  const body = { email, token, ...passwords, requested_by, ...changes } as const;
  return api.call('resetPassword', { body }, as && { as });
};
const login = (email: string, secret: string) =>
  api.call('login', { body: { from: 'client', email, password: secret } });

async function forgetful() {
  people += 1;
  const email = `uituc.${people}@example.ro`;
  const user = await makeUser(api.db, { email, password: old });
  expect((await send(email)).status).toBe(200);
  return { email, user, code: await codeFor(api, 'password-reset', email) };
}

const refused = { token: ['Codul nu este corect sau a expirat. Verifică-l sau cere altul.'] };

test('a mailed code gives a new password @S7-15 @S7-16 @S7-17 @S8-12', async () => {
  const { email, user, code } = await forgetful();
  expect((await verify(email, code)).status).toBe(200);
  const { status, body } = await reset(email.toUpperCase(), code);
  expect([status, body]).toEqual([
    200,
    {
      message: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
    },
  ]);
  expect((await login(email, old)).status).toBe(422);
  expect((await login(email, password)).status).toBe(200);
  const row = await api.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', user.id)
    .executeTakeFirst();
  expect(row).toEqual({ email_verified_at: api.clock.now() });
});

test('a verified code stays valid for ten minutes, while the client chooses a password', async () => {
  for (const [seconds, status] of [
    [599, 200],
    [601, 422],
  ] as const) {
    const { email, code } = await forgetful();
    api.clock.advance(290);
    expect((await verify(email, code)).status).toBe(200);
    api.clock.advance(seconds);
    expect((await reset(email, code)).status).toBe(status);
  }
});

test('mails lead to APP_URL, whatever host the request names', async () => {
  const { email } = await makeUser(api.db, { email: 'gazda@example.ro' });
  const headers = { host: 'evil.ro', 'x-forwarded-host': 'evil.ro' };
  await api.call('sendPasswordCode', { body: { email, requested_by } }, { headers });
  const token = await codeFor(api, 'password-reset', email);
  const passwords = { password, password_confirmation: password };
  const body = { email, token, requested_by, ...passwords } as const;
  expect((await api.call('resetPassword', { body }, { headers })).status).toBe(200);
  const mails = JSON.stringify(await api.messages(email));
  expect(mails).toContain('http://localhost:3000/login');
  expect(mails).not.toContain('evil.ro');
});

test('a reset ends every session, also that of the browser that requested it', async () => {
  const { email, user, code } = await forgetful();
  const [elsewhere, here] = [await api.signIn(user), await api.signIn(user)];
  const body = { email, token: code, password, password_confirmation: password } as const;
  const response = await api.call(
    'resetPassword',
    { body: { ...body, requested_by } },
    { as: here },
  );
  expect(response.status).toBe(200);
  expect([...here.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'anon']);
  expect((await api.call('user', {}, { as: elsewhere })).status).toBe(401);
  expect((await api.call('refreshSession', {}, { as: elsewhere })).status).toBe(401);
});

test('an account with Apple only gets its first password by recovery', async () => {
  const { email } = await makeUser(api.db);
  await send(email);
  expect((await reset(email, await codeFor(api, 'password-reset', email))).status).toBe(200);
  expect((await login(email, password)).status).toBe(200);
});

test('the first proof of an e-mail says that the calendar link ends, also without a phone', async () => {
  const { email, user, code } = await forgetful();
  await api.call('createClientFeed', {}, { as: await api.signIn({ id: user.id }) });
  await reset(email, code);
  expect((await api.messages(email)).at(-1)?.text).toContain('linkul calendarului');
});

describe('an account registered with the e-mail of another person', () => {
  const phone = '+40733000111';
  const identity = { network: 'apple', externalId: 'apple-of-the-attacker' } as const;

  async function hijacked() {
    const email = `victima.${(people += 1)}@example.ro`;
    await api.db.deleteFrom('users').where('phone', '=', phone).execute();
    const { id } = await makeUser(api.db, { email, phone, password: old, first_name: 'Vlad' });
    await linkIdentity(api.db, id, identity);
    await send(email);
    return { id, email, code: await codeFor(api, 'password-reset', email) };
  }
  const waysIn = async (id: string) => {
    const user = await findUser(api.db, id);
    return [user?.phone ?? null, (await findUserOfIdentity(api.db, identity)) !== null];
  };

  test('opens only with the new password of the owner of the e-mail, who is notified', async () => {
    const { id, email, code } = await hijacked();
    const attacker = await api.signIn({ id });
    const { body } = await api.call('createClientFeed', {}, { as: attacker });
    const url = new URL(body.data.url ?? '').pathname;
    const readFeed = async () => (await api.inject({ url })).statusCode;
    expect(await readFeed()).toBe(200);
    expect(await waysIn(id)).toEqual([phone, true]);
    expect((await reset(email, code)).status).toBe(200);
    expect(await readFeed()).toBe(404);
    expect(await waysIn(id)).toEqual([null, false]);
    expect((await api.call('user', {}, { as: attacker })).status).toBe(401);
    expect((await login(email, old)).status).toBe(422);
    const notice = (await api.messages(email)).at(-1);
    expect(notice?.text).toContain('nu mai pot fi folosite la autentificare');
    expect(notice?.text).not.toContain('Vlad');
  });

  test('keeps its sign-in methods if the browser has signed in before, or once the e-mail is proven', async () => {
    const { id, email, code } = await hijacked();
    const browser = await api.guest();
    const credentials = { from: 'client', email, password: old } as const;
    await api.call('login', { body: credentials }, { as: browser });
    await api.call('logout', {}, { as: browser });
    expect((await reset(email, code, {}, browser)).status).toBe(200);
    expect(await waysIn(id)).toEqual([phone, true]);
    api.clock.advance(61);
    await send(email);
    expect((await reset(email, await codeFor(api, 'password-reset', email))).status).toBe(200);
    expect(await waysIn(id)).toEqual([phone, true]);
  });
});

describe('an e-mail without an account', () => {
  test('gets an identical response', async () => {
    const { email } = await makeUser(api.db);
    const [known, unknown] = [await send(email), await send('nimeni@example.ro')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const code = await codeFor(api, 'password-reset', 'nimeni@example.ro');
    expect((await verify('nimeni@example.ro', code)).body.errors).toEqual(refused);
    expect((await reset('nimeni@example.ro', code)).body.errors).toEqual(refused);
  });

  test('waits as long for the next code as one with an account', async () => {
    const { email } = await forgetful();
    await send('altul@example.ro');
    api.clock.advance(15);
    const responses = [await send(email), await send('altul@example.ro')];
    for (const { status, body } of responses)
      expect([status, body.errors, body.seconds]).toEqual([
        422,
        { email: ['Ai cerut deja un cod.'] },
        45,
      ]);
  });

  test('gets its response after 150 ms at the earliest, like one with an account', async () => {
    const { email } = await makeUser(api.db);
    for (const address of [email, 'nimeni.altul@example.ro']) {
      const start = performance.now();
      await send(address);
      expect(performance.now() - start).toBeGreaterThanOrEqual(149);
    }
  });
});

describe('the password stays if the code', () => {
  test('is wrong, which is refused on token @S8-11', async () => {
    const { email, code } = await forgetful();
    expect((await verify(email, otherCode(code))).body.errors).toEqual(refused);
    expect((await reset(email, otherCode(code))).body.errors).toEqual(refused);
    expect((await login(email, old)).status).toBe(200);
  });

  test('has set a password already', async () => {
    const { email, code } = await forgetful();
    await reset(email, code);
    const again = { password: 'a treia parolă', password_confirmation: 'a treia parolă' };
    expect((await reset(email, code, again)).body.errors).toEqual(refused);
    expect((await login(email, password)).status).toBe(200);
  });

  test('belongs to another e-mail', async () => {
    const [mine, theirs] = [await forgetful(), await forgetful()];
    expect((await reset(theirs.email, mine.code)).body.errors).toEqual(refused);
    expect((await login(theirs.email, old)).status).toBe(200);
  });
});

test.each<[string, string, object]>([
  ['no code @S5-12', 'token', { token: '' }],
  ['a code of five digits @S5-12', 'token', { token: '12345' }],
  ['no password @S5-13', 'password', { password: '' }],
  ['five characters @S5-13', 'password', { password: 'abcde' }],
  ['a NUL', 'password', { password: 'abc\0def' }],
  ['ten thousand characters', 'password', { password: 'a'.repeat(10_000) }],
  ['another confirmation @S5-13', 'password_confirmation', { password_confirmation: 'altceva' }],
  [
    'a password that everybody tries first',
    'password',
    { password: 'dragon', password_confirmation: 'dragon' },
  ],
  ['a request for another portal', 'requested_by', { requested_by: 'business' }],
])('%s: 422 on its field, and the code stays valid @S8-11', async (_what, field, changes) => {
  const { email, code } = await forgetful();
  const { status, body } = await reset(email, code, changes);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  expect((await reset(email, code)).status).toBe(200);
});

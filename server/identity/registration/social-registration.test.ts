import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { romanianMobile } from '#domain/words/phone.ts';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import { startApple, type Apple } from '#server/testing/apple.ts';
import { codeFor } from '#server/testing/code-for.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const now = new Date('2026-11-20T08:00:00Z');

let apple: Apple;
beforeAll(async () => {
  apple = await startApple(now);
});
afterAll(() => apple.close());
const api = setUpApi(() => ({ now, env: { ...apple.env, LIMIT_FACTOR: '1000' } }));

async function formOf(sub: string, emailOfApple: string, changes: object = {}) {
  const form = makeRegistrationForm({ password: undefined, password_confirmation: undefined });
  const token = await apple.sign({ sub, email: emailOfApple, email_verified: true });
  const social = { register_method: 'apple', external_id: sub, avatar_fb_url: null } as const;
  return { ...form, ...social, token, email: emailOfApple, ...changes };
}

async function register(form: Awaited<ReturnType<typeof formOf>>) {
  const begun = await api.call('registerTemporarily', { body: form });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const confirmation_code = await codeFor(api, 'registration', romanianMobile(form.phone) ?? '');
  const body = { ...form, token: begun.body.data, confirmation_code };
  return api.call('registerClient', { body });
}

const userOf = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

test('a registration with Apple makes an account without a password; Apple signs in to it @S4-08 @S6-12', async () => {
  const sub = randomUUID();
  const email = `${sub}@example.ro`;
  const { status, body } = await register(await formOf(sub, email));
  expect([status, body.data]).toMatchObject([201, { email, has_password: false }]);
  expect((await userOf(email)).email_verified_at).toEqual(now);

  const token = await apple.sign({ sub });
  const login = { social: 'apple', external_id: sub, token } as const;
  const signedIn = await api.call('loginSocial', { body: login });
  expect([signedIn.status, signedIn.body.data.id]).toEqual([200, body.data.id]);
});

test('an e-mail other than the one Apple verified is unproven', async () => {
  const sub = randomUUID();
  const email = `alta-${sub}@example.ro`;
  expect((await register(await formOf(sub, `${sub}@example.ro`, { email }))).status).toBe(201);
  expect((await userOf(email)).email_verified_at).toBeNull();
});

test('an identity with an account is refused on the token @S8-08', async () => {
  const sub = randomUUID();
  await register(await formOf(sub, `${sub}@example.ro`));
  const again = await formOf(sub, `${sub}.2@example.ro`);
  const { status, body } = await api.call('registerTemporarily', { body: again });
  expect([status, body.errors]).toEqual([
    422,
    { token: ['Există deja un cont Aproape legat de contul tău Apple. Autentifică-te cu Apple.'] },
  ]);
});

test('a token that created an account begins no session and creates no other account', async () => {
  const sub = randomUUID();
  const email = `${sub}@example.ro`;
  const form = await formOf(sub, email);
  expect((await api.call('registerTemporarily', { body: form })).status).toBe(200);
  const { phone } = makeRegistrationForm();
  const other = { ...form, email: `alta-${email}`, phone };
  const begun = await api.call('registerTemporarily', { body: other });
  const confirmation_code = await codeFor(api, 'registration', romanianMobile(phone) ?? '');
  api.clock.advance(30);
  expect((await register(form)).status).toBe(201);

  const replay = { social: 'apple', external_id: sub, token: form.token } as const;
  const login = await api.call('loginSocial', { body: replay });
  const used = ['Autentificarea a expirat. Încearcă din nou.'];
  expect([login.status, login.body.errors]).toEqual([422, { social: used }]);
  await api.db.deleteFrom('social_identities').where('external_id', '=', sub).execute();
  const body = { ...other, token: begun.body.data, confirmation_code };
  const second = await api.call('registerClient', { body });
  expect([second.status, second.body.errors]).toEqual([422, { token: used }]);
});

test('a resent code needs no token of Apple: the identity verified before is used', async () => {
  const sub = randomUUID();
  const form = await formOf(sub, `${sub}@example.ro`);
  const begun = await api.call('registerTemporarily', { body: form });
  api.clock.advance(30);
  const again = await api.call('registerTemporarily', {
    body: { ...form, token: null, temporary_token: begun.body.data },
  });
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  const confirmation_code = await codeFor(api, 'registration', romanianMobile(form.phone) ?? '');
  const body = { ...form, token: again.body.data, confirmation_code };
  expect((await api.call('registerClient', { body })).status).toBe(201);
  const login = { social: 'apple', external_id: sub, token: await apple.sign({ sub }) } as const;
  expect((await api.call('loginSocial', { body: login })).status).toBe(200);
});

test('a code requested too soon is refused before the token is verified', async () => {
  const sub = randomUUID();
  const form = await formOf(sub, `${sub}@example.ro`);
  expect((await api.call('registerTemporarily', { body: form })).status).toBe(200);
  const again = { ...form, token: 'not of Apple' };
  const { status, body } = await api.call('registerTemporarily', { body: again });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['phone']]);
});

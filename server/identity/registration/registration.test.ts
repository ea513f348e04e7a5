import { describe, expect, test } from 'vitest';
import { romanianMobile } from '#domain/words/phone.ts';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import { serve } from '#tests/http-server.ts';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { withoutSessions } from '#server/testing/make-session.ts';
import type { TestClient } from '#server/testing/test-client.ts';

type Form = ReturnType<typeof makeRegistrationForm>;

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });

const begin = (form: Form, as?: TestClient) =>
  api.call('registerTemporarily', { body: form }, as && { as });

function finish(form: Form, token: string, confirmation_code: string, as?: TestClient) {
  return api.call('registerClient', { body: { ...form, token, confirmation_code } }, as && { as });
}

async function begun(changes: Partial<Form> = {}) {
  const form = makeRegistrationForm(changes);
  const { status, body } = await begin(form);
  expect(status, JSON.stringify(body)).toBe(200);
  const phone = romanianMobile(form.phone) ?? '';
  return { form, token: body.data, code: await codeFor(api, 'registration', phone) };
}

const usersOf = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).execute();

describe('a registration', () => {
  test('sends a code, and with it makes the account and signs the client in @S7-13 @S7-14 @S3-21 @S3-22', async () => {
    const { form, token, code } = await begun({
      phone: '0722 000 111',
      temp_phone: '0722 000 111',
      external_id: null,
      avatar_fb_url: null,
      device_name: 'Firefox',
    });
    expect(await usersOf(form.email)).toEqual([]);

    const visitor = await api.guest();
    const { status, body } = await finish(form, token, code, visitor);
    expect([status, body.data]).toMatchObject([
      201,
      { first_name: 'Ilinca', email: form.email, phone: '+40722000111', has_password: true },
    ]);
    expect((await api.call('user', {}, { as: visitor })).body.data).toEqual(body.data);
    const credentials = { from: 'client', email: form.email, password: form.password } as const;
    expect((await api.call('login', { body: credentials })).status).toBe(200);
  });

  test('stores what was accepted and when, but not the password or unknown fields', async () => {
    const stray = { id: 'x', role: 'admin', email_verified_at: '2020-01-01', is_admin: true };
    const { form, token, code } = await begun({ marketing: true, ...stray } as Partial<Form>);
    const challenges = await api.db.selectFrom('challenges').select('form').execute();
    expect(JSON.stringify(challenges)).not.toContain(form.password);
    expect(JSON.stringify(challenges)).not.toContain('admin');

    await finish(form, token, code);
    const [user] = await usersOf(form.email);
    expect(user).toMatchObject({
      terms_accepted_at: api.clock.now(),
      marketing_accepted_at: api.clock.now(),
      email_verified_at: null,
      password_is_temporary: false,
    });
    const left = await api.db
      .selectFrom('challenges')
      .select('form')
      .where('id', '=', token)
      .execute();
    expect(left).toEqual([{ form: null }]);
  });

  test('that fails to begin a session makes no account and spends no code', async () => {
    const { form, token, code } = await begun();
    const failed = await withoutSessions(api.db, () => finish(form, token, code));
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await usersOf(form.email)).toEqual([]);
    expect((await finish(form, token, code)).status).toBe(201);
  });

  test('neither fetches nor stores the URL of a picture', async () => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.end();
    });
    const { form, token, code } = await begun({ avatar_fb_url: `${address}/chip.png` });
    const challenges = await api.db.selectFrom('challenges').select('form').execute();
    expect(JSON.stringify(challenges)).not.toContain(address);
    expect((await finish(form, token, code)).body.data.avatar).toBeNull();
    await api.messages();
    expect(requests).toBe(0);
  });

  test('without consent to marketing stores none', async () => {
    const { form, token, code } = await begun();
    await finish(form, token, code);
    expect((await usersOf(form.email))[0]?.marketing_accepted_at).toBeNull();
  });

  test.each<[string, string, object]>([
    ['first_name', 'first_name', { first_name: ' ' }],
    ['last_name', 'last_name', { last_name: '' }],
    ['e-mail', 'email', { email: '' }],
    ['phone', 'phone', { phone: '' }],
    ['e-mail that is one', 'email', { email: 'ilinca' }],
    ['mobile number of Romania', 'phone', { phone: '+882 13 300 0000' }],
    ['mobile number that costs nothing', 'phone', { phone: '0906 123 456' }],
    ['password', 'password', { password: undefined }],
    ['password of six characters', 'password', { password: '🙂🙂🙂🙂🙂' }],
    ['password of 128 characters at most', 'password', { password: 'a'.repeat(129) }],
    [
      'confirmation that matches',
      'password_confirmation',
      { password_confirmation: 'alta parolă' },
    ],
    ['consent to the terms', 'terms_and_conditions', { terms_and_conditions: false }],
  ])('needs a %s @S5-05 @S5-06 @S5-07 @S5-08 @S9-13', async (_what, field, changes) => {
    const { status, body } = await begin(makeRegistrationForm(changes as Partial<Form>));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  });

  test.each(['qwerty', 'QWERTY', 'Parola123'])(
    'refuses a common password: %s',
    async (password) => {
      const form = makeRegistrationForm({ password, password_confirmation: password });
      expect((await begin(form)).body.errors).toEqual({
        password: [
          'Parola este prea ușor de ghicit: o folosește multă lume. Alege trei cuvinte fără legătură între ele, de exemplu „ploaie mac tramvai”.',
        ],
      });
    },
  );

  test.each(['🙂🙂🙂🙂🙂🙂', ' a b c ', 'ștefăn'])(
    'keeps a password as it was typed: %s',
    async (password) => {
      const { form, token, code } = await begun({ password, password_confirmation: password });
      await finish(form, token, code);
      const login = (tried: string) =>
        api.call('login', { body: { from: 'client', email: form.email, password: tried } });
      expect((await login(password.normalize('NFD'))).status).toBe(200);
      expect((await login(`${password} `)).status).toBe(422);
    },
  );

  test('with an e-mail or a phone of an account is refused on those fields @S8-07', async () => {
    const owner = makeRegistrationForm();
    await makeUser(api.db, { email: owner.email, phone: owner.phone });
    const { body } = await begin({ ...owner, email: owner.email.toUpperCase() });
    expect(Object.keys(body.errors ?? {})).toEqual(['email', 'phone']);
    const phoneOnly = await begin(makeRegistrationForm({ phone: owner.phone }));
    expect(Object.keys(phoneOnly.body.errors ?? {})).toEqual(['phone']);
  });

  test('whose e-mail another account has taken since is refused on the field, not with a 500', async () => {
    const { form, token, code } = await begun();
    await makeUser(api.db, { email: form.email.toUpperCase() });
    const { status, body } = await finish(form, token, code);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['email']]);
  });

  test('for another e-mail than that of the code is refused', async () => {
    const { form, token, code } = await begun();
    const { body } = await finish({ ...form, email: 'alta@example.com' }, token, code);
    expect(Object.keys(body.errors ?? {})).toEqual(['email']);
  });

  test.each(['apple', 'facebook'] as const)(
    'with %s, which is not configured, is refused on the token @S8-08',
    async (register_method) => {
      const form = { ...makeRegistrationForm(), register_method, token: 'x', external_id: '1' };
      const { status, body } = await begin(form as unknown as Form);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['token']]);
    },
  );
});

describe('the code of a registration', () => {
  test('if wrong, is 422 on confirmation_code, and the right one still works @S8-22', async () => {
    const { form, token, code } = await begun();
    const { status, body } = await finish(form, token, otherCode(code));
    expect([status, body.errors]).toEqual([
      422,
      { confirmation_code: ['Codul nu este corect sau a expirat. Verifică-l sau cere altul.'] },
    ]);
    expect((await finish(form, token, code)).status).toBe(201);
  });

  test.each(['12345', '1234567', '１２３４５６', '12345a', '123 456', ''])(
    'has six digits, unlike „%s” @S5-14 @S9-12',
    async (code) => {
      const { form, token } = await begun();
      const { body } = await finish(form, token, code);
      expect(Object.keys(body.errors ?? {})).toEqual(['confirmation_code']);
    },
  );

  test('may have spaces around it', async () => {
    const { form, token, code } = await begun();
    expect((await finish(form, token, ` ${code} `)).status).toBe(201);
  });

  test('belongs to one form: not that of another phone', async () => {
    const mine = await begun();
    const theirs = await begun();
    const { body } = await finish(mine.form, theirs.token, theirs.code);
    expect(Object.keys(body.errors ?? {})).toEqual(['confirmation_code']);
  });

  test('is sent again after 30 seconds at the earliest, which invalidates the first one @S8-09 @S8-10 @S9-10', async () => {
    const { form, token, code } = await begun();
    api.clock.advance(10);
    const early = await begin(form);
    expect([early.status, early.body.errors, early.body.seconds]).toEqual([
      422,
      { phone: ['Ai cerut deja un cod.'] },
      20,
    ]);
    api.clock.advance(20);
    const again = await begin(form);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ seconds: 30, message: expect.stringContaining('SMS') });
    expect((await finish(form, token, code)).status).toBe(422);
    const second = await codeFor(api, 'registration', form.phone);
    expect((await finish(form, again.body.data, second)).status).toBe(201);
  });
});

test('a code makes no account after 15 minutes', async () => {
  const { form, token, code } = await begun();
  api.clock.advance(15 * 60 + 1);
  expect((await finish(form, token, code)).status).toBe(422);
  expect(await usersOf(form.email)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import { codeFor } from '#server/testing/code-for.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

type Form = ReturnType<typeof makeRegistrationForm>;
type ResentForm = { [K in keyof Form]: Form[K] | undefined } & { temporary_token?: string };

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });

const begin = (form: ResentForm) => api.call('registerTemporarily', { body: form as Form });

function finish(form: Form, token: string, confirmation_code: string) {
  return api.call('registerClient', { body: { ...form, token, confirmation_code } });
}

async function begun() {
  const form = makeRegistrationForm();
  const { status, body } = await begin(form);
  expect(status, JSON.stringify(body)).toBe(200);
  return { form, token: body.data, code: await codeFor(api, 'registration', form.phone) };
}

describe('a code that is sent again', () => {
  const withoutPassword = { password: undefined, password_confirmation: undefined };

  test('needs no password: that of the temporary registration is used', async () => {
    const { form, token } = await begun();
    api.clock.advance(30);
    const again = await begin({ ...form, ...withoutPassword, temporary_token: token });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    const code = await codeFor(api, 'registration', form.phone);
    expect((await finish(form, again.body.data, code)).status).toBe(201);
    const credentials = { from: 'client', email: form.email, password: form.password } as const;
    expect((await api.call('login', { body: credentials })).status).toBe(200);
  });

  test('uses the password of the form if it has one', async () => {
    const { form, token } = await begun();
    api.clock.advance(30);
    const password = 'altă parolă';
    const changed = { ...form, password, password_confirmation: password, temporary_token: token };
    const again = await begin(changed);
    const code = await codeFor(api, 'registration', form.phone);
    expect((await finish(form, again.body.data, code)).status).toBe(201);
    const credentials = { from: 'client', email: form.email, password } as const;
    expect((await api.call('login', { body: credentials })).status).toBe(200);
  });

  test('requires the password if the temporary registration is unknown or of another phone', async () => {
    const { form, token } = await begun();
    api.clock.advance(30);
    for (const change of [
      { phone: '+40733000111', temporary_token: token },
      { temporary_token: crypto.randomUUID() },
    ]) {
      const { status, body } = await begin({ ...form, ...withoutPassword, ...change });
      expect([status, body.errors]).toEqual([
        422,
        { password: ['Câmpul Parolă este obligatoriu'] },
      ]);
    }
  });

  test('requires the password if the temporary registration has expired or was used', async () => {
    const expired = await begun();
    api.clock.advance(15 * 60 + 1);
    const used = await begun();
    await finish(used.form, used.token, used.code);
    for (const { form, token } of [expired, used]) {
      const body = { ...form, ...withoutPassword, temporary_token: token };
      expect(Object.keys((await begin(body)).body.errors ?? {})).toEqual(['password']);
    }
  });
});

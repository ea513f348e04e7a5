import { expect, test } from 'vitest';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { CallResponse } from '#server/testing/test-api.ts';

// LIMIT_FACTOR is raised, so that only the challenge limits the guesses.
const api = setUpApi({ database: 'server', env: { LIMIT_FACTOR: '100000' } });
let people = 0;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const countOf = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

async function clientWithCode() {
  people += 1;
  const phone = `+40755${String(people).padStart(6, '0')}`;
  await makeUser(api.db, { phone });
  const { body } = await api.call('sendLoginSms', { body: { phone } });
  const code = await codeFor(api, 'sms-login', phone);
  const confirm = (confirmation_code: string) =>
    api.call('confirmLoginSms', { body: { phone, token: body.token, confirmation_code } });
  return { phone, token: body.token, code, confirm };
}

test('of 200 concurrent guesses at one code, at most five are compared and one signs in', async () => {
  const { token, code, confirm } = await clientWithCode();
  const responses = await times(200, (nth) => confirm(nth === 199 ? code : otherCode(code)));
  expect(countOf(responses, 200)).toBeLessThanOrEqual(1);
  for (const { status } of responses) expect([200, 422]).toContain(status);
  const { attempts } = await api.db
    .selectFrom('challenges')
    .select('attempts')
    .where('id', '=', token)
    .executeTakeFirstOrThrow();
  expect(attempts).toBeLessThanOrEqual(5);
});

test('of 200 concurrent wrong guesses, five are compared', async () => {
  const { token, code, confirm } = await clientWithCode();
  await times(200, () => confirm(otherCode(code)));
  const row = await api.db
    .selectFrom('challenges')
    .select('attempts')
    .where('id', '=', token)
    .executeTakeFirst();
  expect(row).toEqual({ attempts: 5 });
  expect((await confirm(code)).status).toBe(422);
});

test('one code submitted four times concurrently signs in once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { code, confirm } = await clientWithCode();
    const responses = await times(4, () => confirm(code));
    expect([countOf(responses, 200), countOf(responses, 422)]).toEqual([1, 3]);
  }
});

test('20 concurrent requests for a code send one SMS', async () => {
  const phone = '+40766000001';
  await makeUser(api.db, { phone });
  const responses = await times(20, () => api.call('sendLoginSms', { body: { phone } }));
  expect([countOf(responses, 200), countOf(responses, 422)]).toEqual([1, 19]);
  expect(await api.messages(phone)).toHaveLength(1);
});

test('one mailed code submitted four times concurrently sets one password', async () => {
  const { email } = await makeUser(api.db, { password: 'parola mea veche' });
  await api.call('sendPasswordCode', { body: { email, requested_by: 'client' } });
  const token = await codeFor(api, 'password-reset', email);
  const responses = await times(4, (nth) => {
    const password = `parola nouă ${nth}`;
    const passwords = { password, password_confirmation: password };
    return api.call('resetPassword', {
      body: { email, token, requested_by: 'client', ...passwords },
    });
  });
  expect([countOf(responses, 200), countOf(responses, 422)]).toEqual([1, 3]);
});

async function registrations(forms: ReturnType<typeof makeRegistrationForm>[]) {
  const finish: (() => Promise<CallResponse<'registerClient'>>)[] = [];
  for (const form of forms) {
    const { body } = await api.call('registerTemporarily', { body: form });
    const confirmation_code = await codeFor(api, 'registration', form.phone);
    const all = { ...form, token: body.data, confirmation_code };
    finish.push(() => api.call('registerClient', { body: all }));
  }
  return finish;
}

test('of two concurrent registrations of one e-mail one succeeds, the other is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const one = makeRegistrationForm();
    const other = makeRegistrationForm({ email: one.email.toUpperCase() });
    const finish = await registrations([one, other]);
    const responses = await times(2, (nth) => finish[nth]!());
    expect([countOf(responses, 201), countOf(responses, 422)]).toEqual([1, 1]);
    const refused = responses.find(({ status }) => status === 422);
    expect(Object.keys(refused?.body.errors ?? {})).toEqual(['email']);
  }
});

test('a registration is refused if another account gets its phone concurrently', async () => {
  for (let round = 0; round < 10; round += 1) {
    const form = makeRegistrationForm();
    const [finish] = await registrations([form]);
    const taken = makeUser(api.db, { phone: form.phone }).then(
      () => true,
      () => false,
    );
    const [response, isTaken] = await Promise.all([finish!(), taken]);
    expect(response.status).toBe(isTaken ? 422 : 201);
    if (isTaken) expect(Object.keys(response.body.errors ?? {})).toEqual(['phone']);
  }
});

test('one registration finished five times concurrently makes one account', async () => {
  const [finish] = await registrations([makeRegistrationForm()]);
  const responses = await times(5, () => finish!());
  expect([countOf(responses, 201), countOf(responses, 422)]).toEqual([1, 4]);
});

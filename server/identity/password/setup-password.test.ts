import { expect, test } from 'vitest';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const temporary = 'dată-de-salon';
const password = 'o parolă a mea';

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });
let people = 0;

async function newcomer(): Promise<string> {
  people += 1;
  const email = `noua.${people}@example.ro`;
  await makeUser(api.db, { email, password: temporary, password_is_temporary: true });
  return email;
}

const login = async (email: string, secret: string) => {
  const visitor = await api.guest();
  const body = { from: 'client', email, password: secret } as const;
  const { status, body: response } = await api.call('login', { body }, { as: visitor });
  return { status, errors: response.errors, isSignedIn: visitor.cookies.has('at') };
};

const setUp = (email: string, changes: object = {}) =>
  api.call('setupPassword', {
    body: {
      email,
      current_password: temporary,
      password,
      password_confirmation: password,
      ...changes,
    },
  });

test('a temporary password begins no session: the login requires a new password @S4-02', async () => {
  const email = await newcomer();
  expect(await login(email, temporary)).toEqual({
    status: 422,
    errors: { setup_password: ['Parola ta este temporară. Alege una nouă.'] },
    isSignedIn: false,
  });
  expect((await login(email, 'greșită')).errors).toHaveProperty('email');
});

test("the client's own password replaces it and signs in @S4-03 @S7-12", async () => {
  const email = await newcomer();
  expect((await setUp(email)).status).toBe(204);
  expect((await login(email, temporary)).status).toBe(422);
  expect(await login(email, password)).toMatchObject({ status: 200, isSignedIn: true });
});

test.each<[string, string, object]>([
  ['another current password', 'email', { current_password: 'greșită' }],
  ['no password @S5-11', 'password', { password: '' }],
  ['five characters @S5-11', 'password', { password: 'abcde' }],
  ['another confirmation @S5-11', 'password_confirmation', { password_confirmation: 'altceva' }],
  [
    'the temporary one again',
    'password',
    { password: temporary, password_confirmation: temporary },
  ],
  [
    'one that everybody tries first',
    'password',
    { password: 'monkey', password_confirmation: 'monkey' },
  ],
])('%s: 422 on its field @S8-11', async (_what, field, changes) => {
  const { status, body } = await setUp(await newcomer(), changes);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
});

test("a client's own password is not replaced this way", async () => {
  const { email } = await makeUser(api.db, { email: 'veche@example.ro', password: temporary });
  expect((await setUp(email)).body.errors).toHaveProperty('email');
  expect((await login(email, temporary)).status).toBe(200);
});

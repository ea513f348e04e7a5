import { afterEach, expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { startTestApi, type TestApi } from '#server/testing/test-api.ts';

const password = 'parola-mea';
const refusal = { captcha_token: [expect.any(String)] };

let api: TestApi;
afterEach(() => api.close());

async function start(isAway = false): Promise<void> {
  const address = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [action, who] = new URLSearchParams(body).get('response')?.split(':') ?? [];
    const payload = { success: who === 'human', action, score: 0.9, hostname: 'localhost' };
    response.writeHead(isAway ? 500 : 200).end(JSON.stringify(payload));
  });
  api = await startTestApi({
    env: { CAPTCHA: 'on', CAPTCHA_SECRET: 'the-secret', CAPTCHA_URL: address },
  });
}

const form = {
  from: 'web',
  register_method: 'email',
  first_name: 'Mara',
  last_name: 'Ionescu',
  email: 'mara@example.ro',
  phone: '0722123456',
  password,
  password_confirmation: password,
  terms_and_conditions: true,
} as const;

const calls = {
  login: (captcha_token?: string, email = 'ana@example.ro') =>
    api.call('login', { body: { from: 'client', email, password, captcha_token } }),
  sms: (captcha_token?: string) =>
    api.call('sendLoginSms', { body: { phone: '0722123456', captcha_token } }),
  register: (captcha_token?: string) =>
    api.call('registerTemporarily', { body: { ...form, captcha_token } }),
  password: (captcha_token?: string) =>
    api.call('sendPasswordCode', {
      body: { email: 'ana@example.ro', requested_by: 'client', captcha_token },
    }),
  setup_password: (captcha_token?: string, email = 'temporar@example.ro') =>
    api.call('setupPassword', {
      body: {
        email,
        current_password: password,
        password: 'parola-nouă',
        password_confirmation: 'parola-nouă',
        captcha_token,
      },
    }),
  feedback: (captcha_token?: string) =>
    api.call('sendFeedback', {
      body: { name: 'Mara', email: 'mara@example.ro', message: 'Bună!', captcha_token },
    }),
};
const success = {
  login: 200,
  sms: 200,
  register: 200,
  password: 200,
  setup_password: 204,
  feedback: 201,
};

async function makeUsers(): Promise<void> {
  await makeUser(api.db, { email: 'ana@example.ro', password });
  const email = 'temporar@example.ro';
  await makeUser(api.db, { email, password, password_is_temporary: true });
}
const actions = Object.keys(calls) as (keyof typeof calls)[];

test('each call requires its own captcha, and succeeds with it @S7-03 @S7-08', async () => {
  await start();
  await makeUsers();
  for (const action of actions) {
    for (const token of [undefined, `${action}:robot`, 'other:human']) {
      const { status, body } = await calls[action](token);
      expect([action, status, body.errors]).toEqual([action, 422, refusal]);
    }
    expect([action, (await calls[action](`${action}:human`)).status]).toEqual([
      action,
      success[action],
    ]);
  }
});

test('while the captcha service is unavailable no SMS is sent, but passwords, mails and messages work', async () => {
  await start(true);
  await makeUsers();
  for (const action of ['sms', 'register'] as const)
    expect((await calls[action]('any')).body.errors).toEqual(refusal);
  for (const action of ['login', 'password', 'setup_password', 'feedback'] as const)
    expect([action, (await calls[action]('any')).status]).toEqual([action, success[action]]);
});

test.each(['login', 'setup_password'] as const)(
  'while the captcha service is unavailable an address has fewer attempts: %s',
  async (action) => {
    await start(true);
    const attempt = (nth: number) => calls[action]('any', `c${nth}@example.ro`);
    for (let nth = 0; nth < 20; nth += 1) expect((await attempt(nth)).status).toBe(422);
    expect((await attempt(20)).status).toBe(429);
  },
);

import { describe, expect, test } from 'vitest';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { startTestApi } from '#server/testing/test-api.ts';
import { withoutSessions } from '#server/testing/make-session.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });
let people = 0;

const send = (phone: string) => api.call('sendLoginSms', { body: { phone } });

function confirm(phone: string, token: string, confirmation_code: string, as?: TestClient) {
  return api.call('confirmLoginSms', { body: { phone, token, confirmation_code } }, as && { as });
}

async function sent() {
  people += 1;
  const phone = `+40733${String(people).padStart(6, '0')}`;
  const user = await makeUser(api.db, { phone });
  const { status, body } = await send(phone);
  expect(status).toBe(200);
  return { phone, user, token: body.token, code: await codeFor(api, 'sms-login', phone) };
}

const refused = {
  confirmation_code: ['Codul nu este corect sau a expirat. Verifică-l sau cere altul.'],
};

test('a code that was sent to the phone signs its client in @S7-07 @S7-08 @S6-11', async () => {
  const { phone, user, token, code } = await sent();
  const visitor = await api.guest();
  expect(token).toMatch(/^[0-9a-f-]{36}$/);
  const { status, body } = await confirm(phone.replace('+40', '0'), token, code, visitor);
  expect([status, body.data.id]).toEqual([200, user.id]);
  expect((await api.call('user', {}, { as: visitor })).body.data.id).toBe(user.id);
});

test('a code is not spent by a sign-in that fails to begin a session', async () => {
  const { phone, token, code } = await sent();
  const failed = await withoutSessions(api.db, () => confirm(phone, token, code));
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await confirm(phone, token, code)).status).toBe(200);
  expect((await confirm(phone, token, code)).body.errors).toEqual(refused);
});

test('a phone without an account gets the same response, and no code signs in', async () => {
  const known = await send((await makeUser(api.db, { phone: '+40744000001' })) && '+40744000001');
  const unknown = await send('+40744000002');
  expect(unknown.status).toBe(known.status);
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  const length = (value: unknown) => JSON.stringify(value).length;
  expect(length(unknown.body)).toBe(length(known.body));

  const code = await codeFor(api, 'sms-login', '+40744000002');
  const response = await confirm('+40744000002', unknown.body.token, code);
  expect([response.status, response.body.errors]).toEqual([422, refused]);
});

test('the response takes equally long for known and unknown phones', async () => {
  await makeUser(api.db, { phone: '+40744000003' });
  for (const phone of ['+40744000003', '+40744000004']) {
    const start = performance.now();
    await send(phone);
    expect(performance.now() - start).toBeGreaterThanOrEqual(149);
  }
});

describe('the next code', () => {
  test.each(['known', 'unknown'])(
    'of a phone that is %s is sent after a minute: before, 422 with the seconds @S7-08 @S8-05 @S8-06 @S9-09',
    async (kind) => {
      const phone = kind === 'known' ? (await sent()).phone : '+40744000005';
      if (kind === 'unknown') await send(phone);
      api.clock.advance(59);
      const early = await send(phone);
      expect([early.status, early.body.errors, early.body.seconds]).toEqual([
        422,
        { phone: ['Ai cerut deja un cod.'] },
        1,
      ]);
      expect(early.headers['retry-after']).toBe('1');
      api.clock.advance(1);
      expect((await send(phone)).status).toBe(200);
    },
  );
});

describe('a code is refused', () => {
  test('if it is wrong, on confirmation_code @S8-05', async () => {
    const { phone, token, code } = await sent();
    const { status, body } = await confirm(phone, token, otherCode(code));
    expect([status, body.errors]).toEqual([422, refused]);
  });

  test('with the token of another phone, or for another phone', async () => {
    const [mine, theirs] = [await sent(), await sent()];
    const crossed = [
      await confirm(mine.phone, theirs.token, mine.code),
      await confirm(mine.phone, theirs.token, theirs.code),
      await confirm(theirs.phone, mine.token, mine.code),
    ];
    for (const { body } of crossed) expect(body.errors).toEqual(refused);
  });

  test('if the phone no longer belongs to the account', async () => {
    const { phone, user, token, code } = await sent();
    await api.db.updateTable('users').set({ phone: null }).where('id', '=', user.id).execute();
    expect((await confirm(phone, token, code)).body.errors).toEqual(refused);
  });

  test.each<[string, string, object]>([
    ['without a phone', 'phone', { phone: '' }],
    ['without a code @S5-16', 'confirmation_code', { confirmation_code: '' }],
    ['that is a number', 'confirmation_code', { confirmation_code: 123456 }],
    ['that is a list', 'confirmation_code', { confirmation_code: ['123456'] }],
    ['of five digits', 'confirmation_code', { confirmation_code: '12345' }],
    ['in digits of another script', 'confirmation_code', { confirmation_code: '١٢٣٤٥٦' }],
    ['without its token', 'token', { token: 'x' }],
  ])('%s, on its field', async (_what, field, changes) => {
    const { phone, token, code } = await sent();
    const body = { phone, token, confirmation_code: code, ...changes };
    const response = await api.call('confirmLoginSms', { body: body as never });
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, [field]]);
  });
});

test.each(['', '0232 123 456', '+882 13 300 000', '0906123456', '+49 151 12345678', '٠٧٢٢١٢٣٤٥'])(
  'no code is sent to a number that is not a Romanian mobile: „%s” @S5-15',
  async (phone) => {
    const { status, body } = await send(phone);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['phone']]);
  },
);

test('while SMS are off, no code is sent: 422 on phone with the reason', async () => {
  const quiet = await startTestApi({ env: { SMS_DRIVER: 'off' } });
  try {
    const refusal = await quiet.call('sendLoginSms', { body: { phone: '+40744000009' } });
    expect([refusal.status, refusal.body.errors]).toEqual([
      422,
      { phone: ['Acum nu putem trimite SMS-uri. Încearcă din nou mai târziu.'] },
    ]);
  } finally {
    await quiet.close();
  }
});

test('a phone is the same in any spelling @S5-19', async () => {
  const { phone } = await sent();
  const digits = phone.replace('+40', '');
  for (const written of [`0${digits}`, `0040${digits}`, `+40 ${digits}`, `\u00a00${digits}`])
    expect((await send(written)).status).toBe(422);
});

test("a sign-in by code ends the browser's former session", async () => {
  const { phone, token, code } = await sent();
  const visitor = await api.guest();
  const planted = visitor.copy();
  await confirm(phone, token, code, visitor);
  expect(visitor.cookies.has('anon')).toBe(false);
  expect(visitor.cookies.get('XSRF-TOKEN')).not.toBe(planted.cookies.get('XSRF-TOKEN'));
  expect((await api.call('user', {}, { as: planted })).status).toBe(401);
});

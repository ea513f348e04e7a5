import { expect, test } from 'vitest';
import { countAttempt } from '#server/limits/repository.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const password = 'parola-mea';
const day = 24 * 3600;

const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });

async function attempts(email: string, count: number): Promise<void> {
  const limit = { scope: 'login-account', key: email, windowSeconds: day };
  for (let attempt = 0; attempt < count; attempt += 1)
    await countAttempt(api.db, limit, api.clock.now());
}

async function login(email: string, address: string, secret = 'greșită') {
  const body = { from: 'client', email, password: secret } as const;
  const headers = { 'x-forwarded-for': address };
  const { status, body: response } = await api.call('login', { body }, { headers });
  return status === 429 ? `429 ${response.seconds}` : String(status);
}

test('attempts on one account are counted over all addresses; beyond 50 a day they have to wait', async () => {
  const email = 'tinta@example.ro';
  await makeUser(api.db, { email, password });
  await attempts(email, 48);
  const responses = [];
  for (const host of [1, 2, 3, 4, 5]) responses.push(await login(email, `203.0.113.${host}`));
  expect(responses).toEqual(['422', '422', '422', '429 60', '429 60']);
});

test('the wait is the same for known and unknown e-mails, grows, and ends', async () => {
  for (const email of ['nimeni@example.ro', 'cineva@example.ro']) {
    if (email !== 'nimeni@example.ro') await makeUser(api.db, { email, password });
    await attempts(email, 50);
    expect(await login(email, '192.0.2.1')).toBe('422');
    expect(await login(email, '192.0.2.2')).toBe('429 60');
    await attempts(email, 75);
    expect(await login(email, '198.18.0.1')).toBe('422');
    expect(await login(email, '198.18.0.2')).toBe('429 480');
    await attempts(email, 500);
    expect(await login(email, '198.18.1.1')).toBe('422');
    expect(await login(email, '198.18.1.2')).toBe('429 900');
  }
  api.clock.advance(900);
  expect(await login('cineva@example.ro', '198.18.1.2', password)).toBe('200');
});

test('no attacker locks the client out, at home or on a new network', async () => {
  const email = 'mara@example.ro';
  await makeUser(api.db, { email, password });
  expect(await login(email, '198.51.100.7', password)).toBe('200');
  await attempts(email, 500);
  for (const network of ['192.0.2.1', '203.0.113.1'])
    for (const expected of ['422', '429 900', '429 900'])
      expect(await login(email, network)).toBe(expected);

  for (const secret of ['gresita', 'gresita-iar', password])
    expect(await login(email, '198.51.100.9', secret)).toBe(secret === password ? '200' : '422');
  expect(await login(email, '198.18.0.7', password)).toBe('200');
});

test('a client gets one mail a day about many attempts; an unknown e-mail gets none', async () => {
  const email = 'Otilia@example.ro';
  const subjects = async (address: string) =>
    (await api.messages(address)).map(({ subject }) => subject);
  await makeUser(api.db, { email, password });
  for (const one of ['otilia@example.ro', 'nimic@example.ro']) {
    await attempts(one, 48);
    expect(await login(one, '192.0.2.41')).toBe('422');
  }
  expect(await subjects(email)).toEqual([]);
  for (const one of ['otilia@example.ro', 'nimic@example.ro'])
    for (const host of [42, 43]) expect(await login(one, `192.0.2.${host}`)).toBe('422');
  const mail = 'Încercări repetate de a intra în contul tău';
  expect(await subjects(email)).toEqual([mail]);
  expect(await subjects('nimic@example.ro')).toEqual([]);

  api.clock.advance(day);
  await attempts('otilia@example.ro', 49);
  expect(await login('otilia@example.ro', '192.0.2.44', password)).toBe('200');
  expect(await subjects(email)).toEqual([mail]);
  expect(await login('otilia@example.ro', '192.0.2.44')).toBe('422');
  expect(await subjects(email)).toEqual([mail, mail]);
});

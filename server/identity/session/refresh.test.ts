import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { refreshSession } from './refresh.ts';

const day = 24 * 3600;

const api = setUpApi();

function refresh(as: TestClient) {
  return api.call('refreshSession', {}, { as });
}

async function isSignedIn(as: TestClient): Promise<boolean> {
  return (await api.call('user', {}, { as })).status === 200;
}

test('a refresh restores an expired session with a new token @S4-28', async () => {
  const client = await api.signIn();
  const before = client.cookies.get('rt');
  api.clock.advance(16 * 60);
  expect(await isSignedIn(client)).toBe(false);
  expect((await refresh(client)).status).toBe(204);
  expect(client.cookies.get('rt')).not.toBe(before);
  expect(await isSignedIn(client)).toBe(true);
  expect((await api.call('logout', {}, { as: client })).status).toBe(204);
});

test('a refresh requires no XSRF-TOKEN: it must work when all of them have expired', async () => {
  const client = await api.signIn();
  client.cookies.delete('XSRF-TOKEN');
  client.cookies.delete('at');
  expect((await refresh(client)).status).toBe(204);
  expect(client.cookies.has('XSRF-TOKEN')).toBe(true);
});

test('a lost response can be repeated: it has the same successor', async () => {
  const client = await api.signIn();
  const lost = client.copy();
  await refresh(lost);
  api.clock.advance(10);
  expect((await refresh(client)).status).toBe(204);
  expect(client.cookies.get('rt')).toBe(lost.cookies.get('rt'));
  expect(await isSignedIn(client)).toBe(true);
});

test('while keys are rotated, a token that another process replaced has the same successor', async () => {
  const client = await api.signIn();
  const token = client.cookies.get('rt') ?? '';
  const [former, next] = ['k'.repeat(32), 'n'.repeat(32)];
  const before = { ...api.env, REFRESH_KEY: former, REFRESH_KEY_PREVIOUS: next };
  const after = { ...api.env, REFRESH_KEY: next, REFRESH_KEY_PREVIOUS: former };
  const first = await refreshSession({ ...api.deps, env: before }, token);
  expect(first).toHaveProperty('refreshToken');
  expect(await refreshSession({ ...api.deps, env: after }, token)).toEqual(first);
});

test('five tabs that wake together share one successor and all stay signed in', async () => {
  const client = await api.signIn();
  const tabs = Array.from({ length: 5 }, () => client.copy());
  const responses = await Promise.all(tabs.map(refresh));
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(new Set(tabs.map((tab) => tab.cookies.get('rt'))).size).toBe(1);
  const rows = await api.db
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('session_id', '=', client.sessionId)
    .execute();
  expect(rows).toHaveLength(2);
});

test("a tab with cookies older than the browser's must retry, and no cookie changes", async () => {
  const client = await api.signIn();
  const late = client.copy();
  await refresh(client);
  await refresh(client);
  const { status, body, headers } = await refresh(late);
  expect(status).toBe(409);
  expect(body.code).toBe('refresh_raced');
  expect(headers['set-cookie']).toBeUndefined();
  expect(await isSignedIn(client)).toBe(true);
});

test('a token reused after 20 seconds ends the session for all its holders', async () => {
  const client = await api.signIn();
  const thief = client.copy();
  await refresh(client);
  api.clock.advance(21);
  const { status } = await refresh(thief);
  expect(status).toBe(401);
  expect(thief.cookies.has('rt')).toBe(false);
  expect(await isSignedIn(client)).toBe(false);
  expect((await refresh(client)).status).toBe(401);
});

test('an unknown token is refused and its cookie deleted @S4-29', async () => {
  const client = await api.signIn();
  client.cookies.set('rt', 'A'.repeat(43));
  client.cookies.set('auth_hint', '1.1');
  expect((await refresh(client)).status).toBe(401);
  expect([...client.cookies.keys()]).toEqual(['XSRF-TOKEN']);
});

test('unknown tokens open no transaction and soon get 429', async () => {
  const transactions = vi.spyOn(api.db, 'transaction');
  const stranger = { 'x-forwarded-for': '198.51.100.66', 'sec-fetch-site': 'same-origin' };
  const statuses = [];
  for (let attempt = 0; attempt < 62; attempt += 1) {
    const cookie = `rt=${randomBytes(32).toString('base64url')}`;
    const url = '/auth/refresh';
    const { statusCode } = await api.inject({
      method: 'POST',
      url,
      headers: { ...stranger, cookie },
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(401), 429, 429]);
  expect(transactions).not.toHaveBeenCalled();
});

test('a session lives 30 days after the last refresh, and 90 in all @S4-27', async () => {
  const resting = await api.signIn();
  const busy = await api.signIn();
  for (let month = 0; month < 3; month += 1) {
    api.clock.advance(29 * day);
    expect((await refresh(busy)).status).toBe(204);
  }
  expect((await refresh(resting)).status).toBe(401);
  api.clock.advance(3 * day + 1);
  expect((await refresh(busy)).status).toBe(401);
});

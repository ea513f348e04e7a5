import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { productionEnv } from '#tests/factories/production-env.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { startTestApi } from '#server/testing/test-api.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { mintAccessToken, readAccessToken } from './signed-tokens.ts';
import { beginSession } from './begin-session.ts';
import { wrongCredentials } from './login.ts';
import type { UserRow } from '../users/repository.ts';

const api = setUpApi();

async function statusOfUser(as: TestClient): Promise<number> {
  return (await api.call('user', {}, { as })).status;
}

test('an access cookie lasts 15 minutes', async () => {
  const client = await api.signIn();
  api.clock.advance(15 * 60 - 1);
  expect(await statusOfUser(client)).toBe(200);
  api.clock.advance(2);
  expect(await statusOfUser(client)).toBe(401);
});

test('a sign-out ends the session immediately, also for copies of its cookies @S7-10', async () => {
  const client = await api.signIn();
  const copy = client.copy();
  const { status, headers } = await api.call('logout', {}, { as: client });
  expect(status).toBe(204);
  expect(headers['clear-site-data']).toBe('"cache"');
  expect([...client.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'anon']);
  expect(await statusOfUser(copy)).toBe(401);
  expect((await api.call('refreshSession', {}, { as: copy })).status).toBe(401);
});

test('a sign-out works without the access cookie', async () => {
  const client = await api.signIn();
  const copy = client.copy();
  client.cookies.delete('at');
  expect((await api.call('logout', {}, { as: client })).status).toBe(204);
  expect(await statusOfUser(copy)).toBe(401);
});

test('a sign-out without a session is harmless', async () => {
  expect((await api.call('logout')).status).toBe(204);
});

test('a password change ends every session of the account', async () => {
  const [phone, laptop] = [await api.signIn(), await api.signIn()];
  await sql`UPDATE users SET pwd_epoch = pwd_epoch + 1 WHERE id = ${phone.user.id}`.execute(api.db);
  expect(await statusOfUser(phone)).toBe(401);
  expect((await api.call('refreshSession', {}, { as: phone })).status).toBe(401);
  expect(await statusOfUser(laptop)).toBe(200);
});

describe('cookies', () => {
  const garbage = ['x', '%ff', '%F0%9F%99%82', '🙂', 'a.b', '.', 'x'.repeat(8 * 1024), '"', '={}'];
  test.each(garbage)('that are malformed are ignored and cleared: %.12s', async (value) => {
    const { headers, statusCode } = await api.inject({
      method: 'GET',
      url: '/api/user',
      headers: { cookie: `at=${encodeIfNeeded(value)}; rt=${encodeIfNeeded(value)}` },
    });
    expect(statusCode).toBe(401);
    const cleared = [headers['set-cookie']].flat().map((line) => line?.split(';')[0]);
    expect(cleared.toSorted()).toEqual(['at=', 'rt=']);
  });

  test('are ignored when the same name is present twice', async () => {
    const client = await api.signIn();
    const at = client.cookies.get('at') ?? '';
    const { statusCode } = await api.inject({
      method: 'GET',
      url: '/api/user',
      headers: { cookie: `at=${at}; at=${at}` },
    });
    expect(statusCode).toBe(401);
  });

  test('that are malformed do not block public pages', async () => {
    const { statusCode, headers } = await api.inject({
      method: 'GET',
      url: '/api/public/places?search=',
      headers: { cookie: 'at=%ff; rt=x; XSRF-TOKEN=🙂' },
    });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('signed with another key, with none, or for another session, are refused', async () => {
    const [mine, other] = [await api.signIn(), await api.signIn()];
    const at = mine.cookies.get('at') ?? '';
    const expiresAt = new Date(api.clock.now().getTime() + 60_000);
    const foreignEnv = { ...api.env, APP_KEY: 'another-key-of-an-attacker' };
    const swapped = mintAccessToken(foreignEnv, other.sessionId, expiresAt).split('.')[0] ?? '';
    const forged = [
      mintAccessToken(foreignEnv, mine.sessionId, expiresAt),
      `${swapped}.${at.split('.')[1]}`,
      `${at.split('.')[0]}.`,
      `${at.split('.')[0]}.${'A'.repeat(43)}`,
    ];
    for (const value of forged) {
      mine.cookies.set('at', value);
      expect(await statusOfUser(mine)).toBe(401);
    }
  });

  test('signed with the previous key are accepted while APP_KEY_PREVIOUS names it', async () => {
    const client = await api.signIn();
    const expiresAt = new Date(api.clock.now().getTime() + 60_000);
    const before = { ...api.env, APP_KEY: 'the-key-of-last-year' };
    client.cookies.set('at', mintAccessToken(before, client.sessionId, expiresAt));
    const rotated = { ...api.env, APP_KEY_PREVIOUS: 'the-key-of-last-year' };
    expect(readAccessToken(rotated, client.cookies.get('at') ?? '').state).toBe('signed');
    expect(await statusOfUser(client)).toBe(401);
  });

  test('of the second step of a key rotation are accepted in the first, and vice versa', () => {
    const first = {
      ...api.env,
      APP_KEY: 'the-former-key-01',
      APP_KEY_PREVIOUS: 'the-next-key-0001',
    };
    const second = { ...api.env, APP_KEY: first.APP_KEY_PREVIOUS, APP_KEY_PREVIOUS: first.APP_KEY };
    const read = (by: typeof first, from: typeof first) =>
      readAccessToken(by, mintAccessToken(from, randomUUID(), api.clock.now())).state;
    expect([read(first, second), read(second, first)]).toEqual(['signed', 'signed']);
  });
});

test('in production cookies are Secure and cannot be planted by a sibling domain', async () => {
  const production = await startTestApi({ env: productionEnv });
  try {
    const { headers } = await production.call('csrfCookie');
    const [anon = '', xsrf = ''] = headers['set-cookie'] as string[];
    expect(anon).toMatch(
      /^__Host-anon=[\w-]{32}; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w.-]+; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/);
    const client = await production.signIn();
    expect(client.cookies.has('__Host-at')).toBe(true);
    expect((await production.call('user', {}, { as: client })).status).toBe(200);
  } finally {
    await production.close();
  }
});

function encodeIfNeeded(value: string): string {
  return [...value].every((char) => char <= '~') ? value : Buffer.from(value).toString('latin1');
}

test('an account deleted during its sign-in is refused like an unknown one', async () => {
  const gone = { id: randomUUID(), pwd_epoch: 0 } as UserRow;
  const request = { headers: {}, ip: '203.0.113.5', visitor: null } as unknown as FastifyRequest;
  const deps = { db: api.db, env: api.env, now: api.clock.now };
  const begun = beginSession(deps, request, {} as FastifyReply, async () => gone, wrongCredentials);
  await expect(begun).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a server clock that steps back changes no session', async () => {
  const client = await api.signIn();
  const gone = client.copy();
  api.clock.advance(15 * 60 + 1);
  expect(await statusOfUser(gone)).toBe(401);
  expect((await api.call('refreshSession', {}, { as: client })).status).toBe(204);
  api.clock.advance(-120);
  expect(await statusOfUser(client)).toBe(200);
  expect((await api.call('refreshSession', {}, { as: client })).status).toBe(204);
});

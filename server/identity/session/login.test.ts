import { beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { findUser, replacePasswordHash } from '../users/repository.ts';

const password = 'parolă-bună';
const email = 'Mara.Ionescu@Example.ro';
const refusal = {
  message: 'E-mailul sau parola nu sunt corecte',
  errors: { email: ['E-mailul sau parola nu sunt corecte'] },
  code: 'validation_failed',
};

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });
beforeAll(async () => {
  await makeUser(api.db, { email, password, first_name: 'Mara' });
  await makeUser(api.db, { email: 'social@example.ro' });
});

function login(as: TestClient | undefined, body: { email: string; password: string }) {
  return api.call('login', { body: { from: 'client', ...body } }, { as });
}

test('a rehash does not restore a password that was changed concurrently', async () => {
  const { id } = await makeUser(api.db, { password });
  const asRead = (await findUser(api.db, id))?.password_hash ?? null;
  const changed = 'the hash of another password';
  await api.db.updateTable('users').set({ password_hash: changed }).where('id', '=', id).execute();
  await replacePasswordHash(api.db, { id, password_hash: asRead }, 'the old password, rehashed');
  expect((await findUser(api.db, id))?.password_hash).toBe(changed);
});

describe('signing in', () => {
  test('returns the user and sets the cookies of a session @S6-08 @S6-10 @S7-06', async () => {
    const visitor = await api.guest();
    const { status, body } = await login(visitor, { email: ' mara.ionescu@EXAMPLE.ro ', password });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ first_name: 'Mara', email, has_password: true });
    const names = ['XSRF-TOKEN', 'at', 'auth_hint', 'known', 'rt'];
    expect([...visitor.cookies.keys()].toSorted()).toEqual(names);
    expect((await api.call('user', {}, { as: visitor })).status).toBe(200);
  });

  test('keeps secrets from scripts and from other sites', async () => {
    const visitor = await api.guest();
    const { headers } = await login(visitor, { email, password });
    const cookies = headers['set-cookie'] as string[];
    for (const name of ['at', 'rt', 'known'])
      expect(cookies.find((line) => line.startsWith(`${name}=`))).toMatch(
        /; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    expect(cookies.find((line) => line.startsWith('XSRF-TOKEN='))).not.toContain('HttpOnly');
    expect(cookies.find((line) => line.startsWith('auth_hint='))).toMatch(/^auth_hint=1\.\d{10};/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('responds identically to a wrong password, an unknown e-mail and an account without password', async () => {
    for (const tried of [email, 'nimeni@example.ro', 'social@example.ro']) {
      const { status, body } = await login(undefined, { email: tried, password: 'alta-parolă' });
      expect(status).toBe(422);
      expect(body).toEqual(refusal);
    }
  });

  test('refuses equally slowly for known and unknown e-mails', async () => {
    for (const address of [email, 'nimeni@example.ro', 'social@example.ro']) {
      const start = performance.now();
      await login(undefined, { email: address, password: 'alta-parolă' });
      expect(performance.now() - start).toBeGreaterThanOrEqual(149);
    }
  });

  test('compares the password as Unicode text, not as bytes', async () => {
    const decomposed = password.normalize('NFD');
    expect((await login(undefined, { email, password: decomposed })).status).toBe(200);
  });

  test('names the missing fields in the words of the form @S5-02 @S5-04', async () => {
    const { status, body } = await login(undefined, { email: '', password: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ['Câmpul E-mail este obligatoriu'],
      password: ['Câmpul Parolă este obligatoriu'],
    });
  });
});

describe('a browser with a former session', () => {
  test('loses the session from before signing in (session fixation)', async () => {
    const planted = await api.guest();
    const attacker = planted.copy();
    await login(planted, { email, password });
    expect(planted.cookies.has('anon')).toBe(false);
    expect(planted.cookies.get('XSRF-TOKEN')).not.toBe(attacker.cookies.get('XSRF-TOKEN'));
    expect((await api.call('user', {}, { as: attacker })).status).toBe(401);

    planted.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '');
    expect((await api.call('logout', {}, { as: planted })).status).toBe(419);
  });

  test('ends its former session when it signs in again', async () => {
    const first = await api.signIn();
    const copy = first.copy();
    expect((await login(first, { email, password })).status).toBe(200);
    expect((await api.call('user', {}, { as: copy })).status).toBe(401);
  });

  test('with a revoked session gets 401 once, is cleared, and then signs in @S8-01', async () => {
    const client = await api.signIn();
    await api.call('logout', {}, { as: client.copy() });
    await api.call('csrfCookie', {}, { as: client });
    const stale = await login(client, { email, password });
    expect(stale.status).toBe(401);
    expect(stale.body).toEqual({
      message: 'Unauthenticated.',
      errors: {},
      code: 'unauthenticated',
    });
    expect(client.cookies.has('at') || client.cookies.has('rt')).toBe(false);

    await api.call('logout', {}, { as: client });
    await api.call('csrfCookie', {}, { as: client });
    expect((await login(client, { email, password })).status).toBe(200);
  });

  test('cannot be signed in by a foreign page (login CSRF)', async () => {
    const victim = await api.guest();
    const attacker = await api.guest();
    victim.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '');
    expect((await login(victim, { email, password })).status).toBe(419);
    expect(victim.cookies.has('at')).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../messages/code-of.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient, TestClient } from '../testing/test-client.ts';

const api = setUpApi();

const old = 'parola veche';
const next = 'alta parolă bună';
const pair = { password: next, password_confirmation: next };

const statusOf = async (as: TestClient) => (await api.call('user', {}, { as })).status;

async function signsIn(email: string, password: string): Promise<boolean> {
  const body = { from: 'client', email, password } as const;
  return (await api.call('login', { body })).status === 200;
}

function change(client: SignedInClient, body: object, user_id = client.user.id) {
  const whole = { current_password: old, ...pair, ...body };
  return api.call('changePassword', { params: { user_id }, body: whole }, { as: client });
}

describe('changing the password', () => {
  test('ends every other session, and this one continues with new cookies @S7-20', async () => {
    const client = await api.signIn({ password: old });
    const phone = await api.signIn({ id: client.user.id });
    const thief = client.copy();
    expect((await change(client, {})).status).toBe(204);
    expect(await Promise.all([client, phone, thief].map(statusOf))).toEqual([200, 401, 401]);
    expect((await api.call('refreshSession', {}, { as: thief })).status).toBe(401);
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe(thief.cookies.get('XSRF-TOKEN'));
    expect(await signsIn(client.user.email, old)).toBe(false);
    expect(await signsIn(client.user.email, next)).toBe(true);
  });

  test('requires the current one: 422 on it, and nothing changes', async () => {
    const client = await api.signIn({ password: old });
    const { status, body } = await change(client, { current_password: 'ghicită' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['current_password']]);
    expect(await statusOf(client)).toBe(200);
    expect(await signsIn(client.user.email, old)).toBe(true);
  });

  test.each([
    ['password', { password: 'scurt', password_confirmation: 'scurt' }],
    ['password_confirmation', { password_confirmation: 'alta parolă rea' }],
  ])('requires a valid pair: 422 on %s', async (field, body) => {
    const response = await change(await api.signIn(), body);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors ?? {})).toContain(field);
  });

  test('refuses a common password: 422 on password', async () => {
    const common = { password: '123456', password_confirmation: '123456' };
    const { status, body } = await change(await api.signIn({ password: old }), common);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
  });

  test('has ten attempts in 15 minutes, correct ones included', async () => {
    const client = await api.signIn({ password: old });
    for (let nth = 1; nth <= 10; nth++) await change(client, { current_password: `nu ${nth}` });
    const { status, body } = await change(client, {});
    expect([status, Object.keys(body.errors ?? {})]).toEqual([429, ['current_password']]);
    expect(await signsIn(client.user.email, old)).toBe(true);
  });

  test('deletes all codes sent before it', async () => {
    const client = await api.signIn({ password: old });
    const now = api.clock.now();
    await api.db
      .insertInto('challenges')
      .values({
        id: randomUUID(),
        purpose: 'password-reset',
        contact: client.user.email,
        user_id: client.user.id,
        form: null,
        created_at: now,
        expires_at: new Date(now.getTime() + 300_000),
      })
      .execute();
    await change(client, {});
    const left = api.db.selectFrom('challenges').where('user_id', '=', client.user.id);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test('of an account without one is refused', async () => {
    const { status, body } = await change(await api.signIn(), {});
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['current_password']]);
  });
});

describe.each(['setOwnPassword', 'setFirstPassword'] as const)('%s @S7-18 @S7-19', (name) => {
  const set = (client: SignedInClient, proof: object = {}) => {
    const body = { ...pair, ...proof };
    return name === 'setOwnPassword'
      ? api.call(name, { body }, { as: client })
      : api.call(name, { params: { user_id: client.user.id }, body }, { as: client });
  };
  async function codeOfClient(client: SignedInClient) {
    const { token } = (await api.call('sendSecurityCode', {}, { as: client })).body;
    const challenge = { id: token, purpose: 'security', contact: client.user.email } as const;
    return { token, confirmation_code: codeOf(api.env, challenge) };
  }

  test('gives a client without password one', async () => {
    const client = await api.signIn();
    const phone = await api.signIn({ id: client.user.id });
    expect((await set(client, await codeOfClient(client))).status).toBe(204);
    expect((await api.call('user', {}, { as: client })).body.data.has_password).toBe(true);
    expect(await statusOf(phone)).toBe(401);
    expect(await signsIn(client.user.email, next)).toBe(true);
  });

  test('requires the security code of this client: 422 on it, and nothing changes', async () => {
    const [client, other] = [await api.signIn(), await api.signIn()];
    const [own, theirs] = [await codeOfClient(client), await codeOfClient(other)];
    const wrong = own.confirmation_code === '000000' ? '000001' : '000000';
    for (const proof of [{}, theirs, { ...own, confirmation_code: wrong }]) {
      const { status, body } = await set(client, proof);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['confirmation_code']]);
    }
    expect(await signsIn(client.user.email, next)).toBe(false);
    expect((await set(client, own)).status).toBe(204);
  });

  test('does not replace the current password: 422', async () => {
    const client = await api.signIn({ password: old });
    const { status, body } = await set(client);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
    expect(await signsIn(client.user.email, old)).toBe(true);
  });
});

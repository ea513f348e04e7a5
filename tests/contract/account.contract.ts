import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/session.ts';
import type { ContractClient } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { guest, signedIn } from './visitors.ts';

const pair = { password: 'o parolă nouă', password_confirmation: 'o parolă nouă' };
const wrong = `${target.password}-not`;
const guessed = { token: randomUUID(), confirmation_code: '000000' };
const email = `nobody-${Date.now()}@example.com`;
const phone = '0722 000 000';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' });

describe.skipIf(target.readOnly)('the account of a client', () => {
  let client: ContractClient;
  let user: User;
  beforeAll(async () => {
    client = await signedIn();
    user = (await client.call('user')).body.data;
  }, 60_000);

  test('has names that can be changed @S7-21', async () => {
    const { first_name, last_name } = user;
    const { body } = await client.call('updateProfile', {
      body: { first_name: `${first_name}-Test`, last_name },
    });
    expect(body.data.first_name).toBe(`${first_name}-Test`);
    const back = await client.call('updateProfile', { body: { first_name, last_name } });
    expect(back.body.data).toEqual(user);
    const empty = { first_name: '', last_name };
    expectFieldRefusal(await client.ask('updateProfile', { body: empty }), 'first_name');
  });

  test('has an avatar that can be uploaded and deleted', async () => {
    const { body } = await client.call('uploadAvatar', { body: picture });
    expect(body.data.avatar?.dataUrl150).toBeTruthy();
    expect((await client.call('deleteAvatar')).body.data.avatar).toBeNull();
  });

  test('stores the consent to marketing', async () => {
    for (const enabled of [true, false]) {
      const { body } = await client.call('setMarketing', { body: { enabled } });
      expect(body.data).toEqual({ enabled });
    }
    const { body } = await client.call('marketing');
    expect(typeof body.data.enabled).toBe('boolean');
  });

  test('lists its sessions, including this one', async () => {
    const { body } = await client.call('listSessions');
    expect(body.data.filter(({ current }) => current)).toHaveLength(1);
  });

  test('can be exported', async () => {
    const { profile, sessions } = (await client.call('exportAccount')).body.data;
    expect([profile.id, profile.email]).toEqual([user.id, user.email]);
    expect(sessions.length).toBeGreaterThan(0);
  });

  test('requires the password to change password and contacts or to delete the account @S7-20 @S7-22 @S7-24', async () => {
    const params = { user_id: user.id };
    const body = { current_password: wrong, ...pair };
    expectFieldRefusal(await client.call('changePassword', { params, body }), 'current_password');
    const refusals = [
      await client.call('changeEmail', { body: { email, password: wrong } }),
      await client.call('changePhone', { body: { phone, password: wrong } }),
      await client.call('deleteAccount', { body: { password: wrong } }),
    ];
    for (const refusal of refusals) expectFieldRefusal(refusal, 'password');
  });

  test('accepts a new contact only with its code @S7-23 @S7-25', async () => {
    const field = 'confirmation_code';
    const newEmail = { email, ...guessed };
    expectFieldRefusal(await client.call('confirmEmail', { body: newEmail }), field);
    const newPhone = { phone, ...guessed };
    expectFieldRefusal(await client.call('confirmPhone', { body: newPhone }), field);
  });

  test('has no passwords under another id: not found @S7-19', async () => {
    const params = { user_id: randomUUID() };
    expectRefusal(await client.call('setFirstPassword', { params, body: pair }), 'not_found');
    const body = { current_password: wrong, ...pair };
    expectRefusal(await client.call('changePassword', { params, body }), 'not_found');
  });
});

test.each([
  ['setOwnPassword', { body: pair }],
  ['sendSecurityCode', {}],
  ['endSessions', {}],
  ['listSessions', {}],
  ['exportAccount', {}],
  ['deleteAvatar', {}],
  ['deleteAccount', { body: wrong }],
] as const)('%s without a session is unauthenticated @S6-06', async (name, parts) => {
  expectRefusal(await (await guest()).ask(name, parts), 'unauthenticated');
});

import { expect, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi();

const rowOf = (id: string) =>
  api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a client changes their names, and later responses have them @S7-21', async () => {
  const client = await api.signIn({ first_name: 'Ana', last_name: 'Pop' });
  const names = { first_name: ' Ana-Maria ', last_name: 'Țepeș' };
  const { status, body } = await api.call('updateProfile', { body: names }, { as: client });
  expect([status, body.data.first_name, body.data.last_name]).toEqual([200, 'Ana-Maria', 'Țepeș']);
  expect((await api.call('user', {}, { as: client })).body.data).toEqual(body.data);
});

test('nothing but the names is written, whatever else is sent', async () => {
  const client = await api.signIn();
  const before = await rowOf(client.user.id);
  const more = {
    id: crypto.randomUUID(),
    role: 'admin',
    is_admin: true,
    loggedIn: true,
    email: 'altcineva@example.ro',
    phone: '+40722000000',
    email_verified_at: '2026-01-01T00:00:00Z',
    pwd_epoch: 7,
    avatar_image_id: 1,
  };
  const payload = `{"__proto__":{"is_admin":true},${JSON.stringify({ first_name: 'Ion', last_name: 'Pop', ...more }).slice(1)}`;
  const { statusCode } = await api.inject(
    {
      method: 'PUT',
      url: '/api/account/profile',
      payload,
      headers: { 'content-type': 'application/json' },
    },
    client,
  );
  expect([200, 400, 422]).toContain(statusCode);
  const { first_name, last_name, ...rest } = await rowOf(client.user.id);
  expect({ ...before, ...rest }).toEqual(before);
  expect([first_name, last_name]).toEqual(
    statusCode === 200 ? ['Ion', 'Pop'] : [before.first_name, before.last_name],
  );
});

test.each([
  ['first_name', { first_name: '  ', last_name: 'Pop' }],
  ['last_name', { first_name: 'Ana', last_name: 'x'.repeat(61) }],
])('an invalid name is refused on its field: %s', async (field, names) => {
  const { status, body } = await api.call(
    'updateProfile',
    { body: names },
    { as: await api.signIn() },
  );
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

import { expect, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

const api = setUpApi();

test('a client sees their sessions: device, network, times, and which one is current', async () => {
  const password = 'o parolă bună';
  const phone = await api.signIn({ password });
  api.clock.advance(60);
  const laptop = await api.guest();
  const { email } = phone.user;
  await api.call(
    'login',
    { body: { from: 'client', email, password } },
    { as: laptop, headers: { 'user-agent': chrome } },
  );
  await api.signIn();

  const { body } = await api.call('listSessions', {}, { as: laptop });
  const at = '2026-11-20T10:01:00+02:00';
  expect(body.data).toEqual([
    {
      id: expect.any(String) as string,
      device: 'Chrome pe Windows',
      network: '127.0.0.0/24',
      created_at: at,
      last_seen_at: at,
      current: true,
    },
    {
      id: phone.sessionId,
      device: null,
      network: null,
      created_at: '2026-11-20T10:00:00+02:00',
      last_seen_at: '2026-11-20T10:00:00+02:00',
      current: false,
    },
  ]);
});

test('the session of the request is listed first, even if another was used later', async () => {
  const here = await api.signIn();
  api.clock.advance(60);
  const there = await api.signIn({ id: here.user.id });
  const { body } = await api.call('listSessions', {}, { as: here });
  expect(body.data.map(({ id }) => id)).toEqual([here.sessionId, there.sessionId]);
});

test('ended sessions are not listed', async () => {
  const [one, other] = [await api.signIn(), await api.signIn()];
  const twin = await api.signIn({ id: one.user.id });
  await api.call('logout', {}, { as: twin });
  const { body } = await api.call('listSessions', {}, { as: one });
  expect(body.data.map(({ id }) => id)).toEqual([one.sessionId]);
  expect(other.sessionId).not.toBe(one.sessionId);
});

test('signing out everywhere ends every session of the client, including this one, and none of others', async () => {
  const [here, other] = [await api.signIn(), await api.signIn()];
  const there = await api.signIn({ id: here.user.id });
  const copy = here.copy();
  const { status, headers } = await api.call('endSessions', {}, { as: here });
  expect([status, headers['clear-site-data']]).toEqual([204, '"cache"']);
  expect([...here.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'anon']);

  const statuses = [];
  for (const as of [copy, there, other]) statuses.push((await api.call('user', {}, { as })).status);
  expect(statuses).toEqual([401, 401, 200]);
  expect((await api.call('refreshSession', {}, { as: there })).status).toBe(401);
});

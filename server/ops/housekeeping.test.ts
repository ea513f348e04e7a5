import { expect, test } from 'vitest';
import { sweep } from './housekeeping.ts';
import { storeReadOnly } from './switches/repository.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { makeUser } from '../testing/make-user.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const day = 24 * 3600;

const api = setUpApi();

test('limits are kept for a day, sessions until 30 days after their end', async () => {
  const { deps } = api;
  const limit = { scope: 'test', key: 'a', max: 5, windowSeconds: 60 };
  await takeLimit(api.deps, limit);
  const left = await api.signIn();
  await api.call('logout', {}, { as: left });
  const staying = await api.signIn();

  await sweep(deps);
  expect(await countOf('rate_limits')).toBe(1);
  expect(await countOf('sessions')).toBe(2);

  api.clock.advance(2 * day);
  await sweep(deps);
  expect(await countOf('rate_limits')).toBe(0);
  expect(await countOf('sessions')).toBe(2);

  api.clock.advance(29 * day);
  await sweep(deps);
  const sessions = await api.db.selectFrom('sessions').select('id').execute();
  expect(sessions).toEqual([{ id: staying.sessionId }]);
});

test('nothing is swept while the site is read-only', async () => {
  const limit = { scope: 'test', key: 'b', max: 5, windowSeconds: 60 };
  await takeLimit(api.deps, limit);
  const until = new Date(api.clock.now().getTime() + 3 * day * 1000);
  await storeReadOnly(api.db, until);
  api.clock.advance(3 * day - 1);
  await api.sweep();
  expect(await countOf('rate_limits')).toBe(1);
  api.clock.advance(1);
  await api.sweep();
  expect(await countOf('rate_limits')).toBe(0);
});

test('used refresh tokens are kept for a week, a current one until it expires', async () => {
  const client = await api.signIn();
  const ofSession = async () => {
    const query = api.db.selectFrom('refresh_tokens').select('rotated_at');
    return (await query.where('session_id', '=', client.sessionId).execute()).length;
  };
  for (let refreshed = 0; refreshed < 3; refreshed += 1)
    await api.call('refreshSession', {}, { as: client });
  expect(await ofSession()).toBe(4);
  api.clock.advance(7 * day - 1);
  await api.sweep();
  expect(await ofSession()).toBe(4);
  api.clock.advance(2);
  await api.sweep();
  expect(await ofSession()).toBe(1);
  api.clock.advance(24 * day);
  await api.sweep();
  expect(await ofSession()).toBe(0);
});

test('a clock that was ahead for a day delays no code and exhausts no limit afterwards', async () => {
  const start = api.clock.now();
  const phone = '+40722555001';
  await makeUser(api.db, { phone });
  const send = async () => (await api.call('sendLoginSms', { body: { phone } })).status;
  api.clock.advance(day);
  expect(await send()).toBe(200);
  const limit = { scope: 'test', key: 'ahead', max: 1, windowSeconds: day };
  await takeLimit(api.deps, limit);

  api.clock.set(start);
  expect(await send()).toBe(422);
  await api.sweep();
  const counted = api.db.selectFrom('rate_limits').select('key').where('key', '=', 'ahead');
  expect(await counted.execute()).toEqual([]);
  api.clock.advance(60);
  expect(await send()).toBe(200);
});

async function countOf(table: 'rate_limits' | 'sessions'): Promise<number> {
  const rows = await api.db.selectFrom(table).selectAll().execute();
  return rows.length;
}

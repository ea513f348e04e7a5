import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from './housekeeping.ts';
import { takeLimit } from './limits/take-limit.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

const day = 24 * 3600;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('limits are kept for a day, sessions until 30 days after their end', async () => {
  const { deps } = api;
  const limit = { scope: 'test', key: 'a', max: 5, windowSeconds: 60 };
  await takeLimit(api.db, limit, api.clock.now());
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
  expect(await countOf('refresh_tokens')).toBe(1);
});

async function countOf(table: 'rate_limits' | 'sessions' | 'refresh_tokens'): Promise<number> {
  const rows = await api.db.selectFrom(table).selectAll().execute();
  return rows.length;
}

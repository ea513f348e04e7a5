import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// One connection runs transactions one after another; that tabs really meet is seen on a PostgreSQL server only.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'server' });
});
afterAll(() => api.close());

test('of tabs that refresh in the same moment none is logged out, over 40 rounds', async () => {
  const client = await api.signIn();
  for (let round = 0; round < 40; round += 1) {
    const tabs = Array.from({ length: 5 }, () => client.copy());
    const answers = await Promise.all(
      tabs.map((tab) => api.call('refreshSession', {}, { as: tab })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(new Set(tabs.map((tab) => tab.cookies.get('rt'))).size).toBe(1);
    for (const [name, value] of tabs[0]?.cookies ?? []) client.cookies.set(name, value);
    api.clock.advance(60);
  }
  expect((await api.call('user', {}, { as: client })).status).toBe(200);
});

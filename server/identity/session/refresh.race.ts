import { expect, test } from 'vitest';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const api = setUpApi({ database: 'server' });

const sessions = 20;
const roundsOfSession = 10;

test('five tabs that refresh concurrently all stay signed in, over 200 rounds; the later reuse of a stolen token always ends the session', async () => {
  for (let nth = 0; nth < sessions; nth += 1) {
    const client = await api.signIn();
    const stolen: TestClient[] = [];
    for (let round = 0; round < roundsOfSession; round += 1) {
      const tabs = Array.from({ length: 5 }, () => client.copy());
      stolen.push(client.copy());
      const responses = await Promise.all(tabs.map(refresh));
      expect(responses).toEqual([204, 204, 204, 204, 204]);
      expect(new Set(tabs.map((tab) => tab.cookies.get('rt'))).size).toBe(1);
      for (const [name, value] of tabs[0]?.cookies ?? []) client.cookies.set(name, value);
      api.clock.advance(60);
    }
    expect(await statusOfUser(client)).toBe(200);

    const thief = stolen[nth % roundsOfSession] ?? client;
    const [, refused] = await Promise.all([refresh(client), refresh(thief)]);
    expect(refused).toBe(401);
    expect([await statusOfUser(client), await refresh(client)]).toEqual([401, 401]);
  }
});

const refresh = async (as: TestClient) => (await api.call('refreshSession', {}, { as })).status;
const statusOfUser = async (as: TestClient) => (await api.call('user', {}, { as })).status;

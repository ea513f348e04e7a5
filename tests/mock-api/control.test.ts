import { expect, onTestFinished, test } from 'vitest';
import { startMockServer } from './mock-server.ts';
import { scenarios } from './scenarios/scenarios.ts';

async function start() {
  const mock = await startMockServer({ now: new Date('2026-11-20T08:00:00Z') });
  onTestFinished(() => mock.close());
  const post = (body: object) =>
    fetch(`${mock.url}/__mock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const total = async () => {
    const answer = await fetch(`${mock.url}/api/public/locations`);
    return ((await answer.json()) as { meta: { total: number } }).meta.total;
  };
  return { mock, post, total };
}

test('a scenario holds until the next control call', async () => {
  const { post, total } = await start();
  const whole = await total();
  await post({ scenarios: ['one-result'] });
  expect(await total()).toBe(1);
  await post({});
  expect(await total()).toBe(whole);
});

test('a scenario that does not exist is refused by its name', async () => {
  const { post } = await start();
  const answer = await post({ scenarios: ['no-such-thing'] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ message: 'No scenario is called no-such-thing' });
});

test('every scenario can be applied to a new world', async () => {
  const { post } = await start();
  for (const { name } of scenarios) expect((await post({ scenarios: [name] })).status).toBe(200);
});

test('a request that the contract does not know is answered 404 and kept', async () => {
  const { mock } = await start();
  const answer = await fetch(`${mock.url}/api/nu-exista`);
  expect(answer.status).toBe(404);
  expect(mock.world.unknownRequests).toEqual(['GET /api/nu-exista']);
});

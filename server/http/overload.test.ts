import { expect, test } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi({ env: { OVERLOAD_MS: '50' } });

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('while the event loop is delayed, calls are 503 with Retry-After, and health checks still work', async () => {
  const ask = () => api.inject({ method: 'GET', url: '/api/public/places?search=' });
  await expect.poll(async () => (await ask()).statusCode).toBe(200);
  const askWhenLate = async () => {
    keepBusy(200);
    return (await ask()).statusCode;
  };
  await expect.poll(askWhenLate, { interval: 1 }).toBe(503);
  const call = await ask();
  expect(call.headers['retry-after']).toBeDefined();
  expect(call.json()).toEqual({
    message: errorSentences.unavailable,
    errors: {},
    code: 'unavailable',
  });
  expect((await api.inject({ method: 'GET', url: '/livez' })).statusCode).toBe(200);
});

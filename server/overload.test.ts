import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { errorSentences } from '#contract/error-sentences.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // Any delay at all is too long here.
  api = await startTestApi({ env: { OVERLOAD_MS: '1' } });
});
afterAll(() => api.close());

test('while the event loop is late calls are 503 with Retry-After, and health is still answered', async () => {
  await wait(1_500);
  const call = await api.inject({ method: 'GET', url: '/api/public/places?search=' });
  expect(call.statusCode).toBe(503);
  expect(call.headers['retry-after']).toBeDefined();
  expect(call.json()).toEqual({
    message: errorSentences.unavailable,
    errors: {},
    code: 'unavailable',
  });
  expect((await api.inject({ method: 'GET', url: '/livez' })).statusCode).toBe(200);
});

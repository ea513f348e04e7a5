import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { errorSentences } from '#contract/error-sentences.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// Uses a socket: injected requests close at another time than real ones, and so does Fastify's timer.
let api: TestApi;
let url: string;
beforeAll(async () => {
  const env = { CALL_TIMEOUT_MS: '200', DATABASE_WAIT_MS: '600000' };
  api = await startTestApi({ env });
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

test('a call with a JSON body is 503 with Retry-After once its time is over', async () => {
  const guest = await api.guest();
  const release = Promise.withResolvers<void>();
  onTestFinished(() => release.resolve());
  const isHeld = Promise.withResolvers<void>();
  const held = api.db.transaction().execute(() => {
    isHeld.resolve();
    return release.promise;
  });
  await isHeld.promise;
  const response = await fetch(`${url}/api/public/feedback`, {
    method: 'POST',
    headers: { ...guest.headers('POST'), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ioana', email: 'ioana@example.ro', message: 'Un mesaj lung.' }),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toEqual({
    message: errorSentences.unavailable,
    errors: {},
    code: 'unavailable',
  });
  release.resolve();
  await held;
});

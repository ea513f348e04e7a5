import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { errorSentences } from '#contract/error-sentences.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const unavailable = {
  message: errorSentences.unavailable,
  errors: {},
  code: 'unavailable',
};

function places() {
  return api.inject({ method: 'GET', url: '/api/public/places?search=' });
}

test('of those who wait for the embedded database the 201st is refused at once, the others after 2 s', async () => {
  const release = Promise.withResolvers<void>();
  onTestFinished(() => release.resolve());
  const held = api.db.transaction().execute(() => release.promise);
  const began = performance.now();
  const waiting = Array.from({ length: 200 }, () =>
    sql`SELECT 1`.execute(api.db).catch(() => 'late'),
  );

  const refused = await places();
  expect([refused.statusCode, refused.json()]).toEqual([503, unavailable]);
  expect(refused.headers['retry-after']).toBe('2');
  expect(performance.now() - began).toBeLessThan(2_000);

  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['late']));
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThanOrEqual(1_999);
  expect(waited).toBeLessThan(10_000);
  const late = await places();
  expect([late.statusCode, late.json()]).toEqual([503, unavailable]);

  release.resolve();
  await held;
  expect((await places()).statusCode).toBe(200);
});

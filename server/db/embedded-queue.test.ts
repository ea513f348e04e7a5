import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi({ env: { DATABASE_WAIT_MS: '2000' } });

const unavailable = {
  message: errorSentences.unavailable,
  errors: {},
  code: 'unavailable',
};

function places() {
  return api.inject({ method: 'GET', url: '/api/public/places?search=' });
}

test('the 201st waiting query of the embedded database is refused immediately, the others after 2 s', async () => {
  const release = Promise.withResolvers<void>();
  onTestFinished(() => release.resolve());
  const isHeld = Promise.withResolvers<void>();
  const held = api.db.transaction().execute(() => {
    isHeld.resolve();
    return release.promise;
  });
  await isHeld.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = Array.from({ length: 200 }, () =>
    sql`SELECT 1`.execute(api.db).catch(() => 'late'),
  );

  const refused = await places();
  expect([refused.statusCode, refused.json()]).toEqual([503, unavailable]);
  expect(refused.headers['retry-after']).toBe('2');

  vi.advanceTimersByTime(1_999);
  expect(await Promise.race([...waiting, 'waiting'])).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['late']));

  release.resolve();
  await held;
  expect((await places()).statusCode).toBe(200);
});

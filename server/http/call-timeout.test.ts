import { EventEmitter, on } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const hasty = setUpApi({ env: { CALL_TIMEOUT_MS: '200' } });

// The api listens, because an injected request would stop Fastify's timer at another time.
const lines = new EventEmitter<{ line: [string] }>();
const api = setUpApi({
  env: { CALL_TIMEOUT_MS: '20000', DATABASE_WAIT_MS: '600000', LOG_LEVEL: 'error' },
  logStream: { write: (line) => void lines.emit('line', line) },
});
let url: string;
beforeAll(async () => {
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

const feedback = JSON.stringify({
  name: 'Ioana',
  email: 'ioana@example.ro',
  message: 'Un mesaj lung.',
});

test('a call whose body takes all its time is 503 before its handler', async () => {
  const guest = await api.guest();
  const warning = vi.spyOn(process, 'emitWarning');
  const { statusCode } = await hasty.inject({
    method: 'POST',
    url: '/api/public/feedback',
    headers: { ...guest.headers('POST'), 'content-type': 'application/json' },
    payload: Readable.from(arriveLate(feedback)),
  });
  expect(statusCode).toBe(503);
  expect(warning).not.toHaveBeenCalled();
});

async function* arriveLate(body: string) {
  await wait(300);
  yield body;
}

test('a call is 503 with Retry-After after its timeout, and then changes nothing', async () => {
  const guest = await api.guest();
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
  const query = vi.spyOn(api.db, 'selectFrom');
  const request = fetch(`${url}/api/public/feedback`, {
    method: 'POST',
    headers: { ...guest.headers('POST'), 'content-type': 'application/json' },
    body: feedback,
  });
  await expect.poll(() => query.mock.calls).toContainEqual(['idempotency_keys']);
  vi.advanceTimersByTime(20_000);
  const response = await request;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toEqual({
    message: errorSentences.unavailable,
    errors: {},
    code: 'unavailable',
  });
  const rolledBack = lineWith('request failed after its timeout');
  release.resolve();
  await held;
  expect(JSON.parse(await rolledBack)).toMatchObject({ err: { code: 'unavailable' } });
  expect(await api.messages()).toEqual([]);
});

async function lineWith(text: string): Promise<string> {
  for await (const [line] of on(lines, 'line') as AsyncIterable<[string]>)
    if (line.includes(text)) return line;
  throw new Error(`no line with ${text}`);
}

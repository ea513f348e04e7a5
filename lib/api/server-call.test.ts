import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#tests/http-server.ts';

test('24 reads of the api run concurrently, 200 wait, and the rest fail at once', async () => {
  let running = 0;
  let most = 0;
  const full = Promise.withResolvers<void>();
  const api = await serve(async (_request, response) => {
    running += 1;
    most = Math.max(most, running);
    if (running === 24) full.resolve();
    await full.promise;
    running -= 1;
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  vi.stubEnv('API_URL', api);
  vi.stubEnv('API_READ_TIMEOUT_MS', '60000');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { serverCall } = await import('./server-call.ts');
  const reads = Array.from({ length: 230 }, (_, id) =>
    serverCall('locationGeneralRating', { params: { id: id + 1 } }).then(
      () => 'read',
      (error: { status: number }) => error.status,
    ),
  );
  const results = await Promise.all(reads);
  expect(most).toBe(24);
  expect(results).toEqual([...Array(224).fill('read'), ...Array(6).fill(503)]);
});

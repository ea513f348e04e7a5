import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#tests/http-server.ts';

const request = vi.hoisted(() => ({ access: '', id: 0 }));
vi.mock('next/headers', () => ({
  cookies: () => ({ get: (name: string) => ({ name, value: request.access }) }),
  headers: () => new Headers({ 'x-request-id': `${(request.id += 1)}` }),
}));

async function importCalls(api: string, timeoutMs: number) {
  vi.stubEnv('API_URL', api);
  vi.stubEnv('API_READ_TIMEOUT_MS', String(timeoutMs));
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  return import('./server-call.ts');
}

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
  const { serverCall } = await importCalls(api, 60_000);
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

test('a read that times out fails at once when repeated, and only for its client', async () => {
  const reads: string[] = [];
  const api = await serve((incoming, response) => {
    reads.push(String(incoming.headers.cookie));
    if (String(incoming.headers.cookie).includes('slow')) return;
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  const { sessionCall } = await importCalls(api, 2_000);
  const readAs = (access: string) => {
    request.access = access;
    return sessionCall('listSubscriptions');
  };
  await expect(readAs('slow')).rejects.toThrow();
  await expect(readAs('slow')).rejects.toThrow();
  expect(reads).toHaveLength(1);
  await expect(readAs('other')).resolves.toEqual({});
});

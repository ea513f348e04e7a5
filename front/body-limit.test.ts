import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#tests/http-server.ts';
import { bodyLimitOf, cutLateBody } from './body-limit.ts';

test('an upload below the minimum rate is cut, a faster one is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const arrived = Promise.withResolvers<void>();
  const server = createServer((request) => {
    const minRate = { bytes: 40_000, interval: 10_000 };
    cutLateBody(request, { bytes: 1_000_000, timeoutMs: 120_000, minRate });
    let received = 0;
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received === 50_000) arrived.resolve();
    });
  });
  const { hostname, port } = new URL(await listen(server));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nHost: web.test\r\nContent-Length: 400000\r\n\r\n');
  // The server counts the body's bytes from this event on.
  await once(server, 'request');
  socket.write('x'.repeat(50_000));
  await arrived.promise;
  vi.advanceTimersByTime(10_000);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(10_000);
  await closed;
});

test('only the avatar may exceed 100 kB and 15 s', () => {
  expect(bodyLimitOf('POST', '/api/account/avatar')).toMatchObject({
    bytes: 5 * 1024 * 1024,
    timeoutMs: 120_000,
  });
  expect(bodyLimitOf('POST', '/api/bookings').bytes).toBe(100 * 1024);
});

import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { AddressLimit } from './address-limit.ts';
import { emptyPage, startFront } from './start-front.testing.ts';

test('an address over its limit waits until its allowance refills, other addresses do not', () => {
  const limit = new AddressLimit('pages', 2);
  expect([limit.count('a', 0), limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 0, 30]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 20_000)).toBe(10);
  expect(limit.count('a', 30_000)).toBe(0);
  expect(limit.count('a', 30_000)).toBe(30);
});

test('only the latest addresses are remembered, up to a limit', () => {
  const limit = new AddressLimit('pages', 1, 1);
  expect([limit.count('a', 0), limit.count('a', 0)]).toEqual([0, 60]);
  expect(limit.count('b', 0)).toBe(0);
  expect(limit.count('a', 0)).toBe(0);
});

const startProxy = (API_URL: string) =>
  startFront(emptyPage, { API_URL, TRUSTED_PROXIES: '127.0.0.1' });

test('each address may have two concurrent uploads, independent of others', async () => {
  const api = await serve((_request, response) => response.end('here'));
  const origin = await startProxy(api);
  const post = (address: string) =>
    http.request(`${origin}/api/account/avatar`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
    });
  const open = [1, 2].map(() => post('192.0.2.1'));
  for (const request of open) {
    request.on('error', () => {}).flushHeaders();
    onTestFinished(() => void request.destroy());
  }
  const statusOf = async (address: string) => {
    const [response] = (await once(post(address).end(), 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  };
  await expect.poll(() => statusOf('192.0.2.1')).toBe(503);
  expect(await statusOf('192.0.2.2')).toBe(200);
});

test('open calls of one address do not block others', async () => {
  const api = await serve((request, response) => {
    if (request.url === '/api/quick') response.end('here');
  });
  const origin = await startProxy(api);
  const leave = new AbortController();
  const call = (path: string, address: string) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': address }, signal: leave.signal });
  const held = Array.from({ length: 64 }, () => call('/api/held', '192.0.2.1').catch(() => {}));
  await expect.poll(async () => (await call('/api/quick', '192.0.2.1')).status).toBe(503);
  expect((await call('/api/quick', '192.0.2.2')).status).toBe(200);
  leave.abort();
  await Promise.all(held);
});

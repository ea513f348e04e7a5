import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { isMutation, paths, type CallName } from '#contract/paths.ts';
import { requestOf } from '#tests/request-of.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import { TestClient } from '../testing/test-client.ts';
import { createCallLimit } from './call-limits.ts';

const writes = (Object.keys(paths) as CallName[]).filter(isMutation);

const api = setUpApi();

async function ask(times: number, url: string, headers: Record<string, string>) {
  const responses = [];
  for (let turn = 0; turn < times; turn += 1)
    responses.push(await api.inject({ method: 'GET', url, headers }));
  return responses;
}

test('a remote address has 120 searches per minute, independent of other addresses', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const responses = await ask(121, '/api/public/locations?per_page=1', from);
  expect(responses.slice(0, 120).every(({ statusCode }) => statusCode === 200)).toBe(true);
  const last = responses.at(-1);
  expect(last?.statusCode).toBe(429);
  expect(last?.json()).toMatchObject({ message: 'Too Many Attempts.', code: 'too_many_attempts' });
  expect(last?.headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '0' });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);

  const others = ['198.51.100.8', '2001:db8::1'].map((address) => ({ 'x-forwarded-for': address }));
  for (const headers of others)
    expect((await ask(1, '/api/public/locations?per_page=1', headers))[0]?.statusCode).toBe(200);
  const suggestions = await ask(1, '/api/public/locations?per_page=3', from);
  expect(suggestions[0]?.statusCode).toBe(200);
});

test('a HEAD request counts as a read', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.9' } };
  const url = '/api/public/locations?per_page=1';
  const statuses = [];
  for (let turn = 0; turn < 121; turn += 1)
    statuses.push((await api.inject({ method: 'HEAD', url, ...from })).statusCode);
  expect(statuses.slice(-2)).toEqual([200, 429]);
  expect((await api.inject({ method: 'GET', url, ...from })).statusCode).toBe(429);
});

test('the web server is not limited', async () => {
  const responses = await ask(130, '/api/public/locations?per_page=1', {});
  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('an untrusted peer cannot spoof its address', async () => {
  const url = '/api/public/places?search=';
  const statuses = [];
  for (let turn = 0; turn < 181; turn += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${turn}` };
    const response = await api.app.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress: '203.0.113.1',
    });
    statuses.push(response.statusCode);
  }
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('every write is limited to 60 per minute and address before its session is read', async () => {
  const from = { 'x-forwarded-for': '198.51.100.10', origin: 'http://localhost:3000' };
  const client = await api.signIn();
  for (const name of writes) {
    const request = requestOf(name, { body: {} });
    const headers = { ...request.headers, ...from };
    for (let turn = 0; turn < 60; turn += 1)
      expect((await api.inject({ ...request, headers }, new TestClient())).statusCode).not.toBe(
        429,
      );
    const queries = vi.spyOn(api.db, 'selectFrom');
    const refused = await api.inject({ ...request, headers }, client);
    expect([name, refused.statusCode]).toEqual([name, 429]);
    expect(queries).not.toHaveBeenCalled();
  }
});

test('a window begins with its first call and ends for all its calls', async () => {
  const clock = vi.spyOn(performance, 'now');
  const at = async (seconds: number) => {
    clock.mockReturnValue(seconds * 1000);
    // LRUCache reads the clock at most once per millisecond.
    await wait(5);
  };
  const count = createCallLimit('test', 60);
  await at(100);
  expect(count('key', 2)).toEqual({ remaining: 1, seconds: 60 });
  await at(150);
  expect(count('key', 2)).toEqual({ remaining: 0, seconds: 10 });
  expect(() => count('key', 2)).toThrow('Too Many Attempts.');
  await at(161);
  expect(count('key', 2)).toEqual({ remaining: 1, seconds: 60 });
});

import { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { proxy } from './proxy.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a public page reads no session: an expired one is neither renewed nor ended @S4-25', async () => {
  const calls = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The api was called'));
  const expired = { cookie: 'at=old; rt=old; auth_hint=1.1' };
  const load = (path: string) =>
    proxy(new NextRequest(`http://localhost:3000${path}`, { headers: expired }));
  for (const path of ['/', '/iasi', '/locations', '/faq']) {
    const response = await load(path);
    expect([path, response.status]).toEqual([path, 200]);
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).not.toMatch(/^(at|rt|auth_hint)=/m);
  }
  expect(calls).not.toHaveBeenCalled();
  await load('/account/profile').catch(() => undefined);
  expect(calls).toHaveBeenCalled();
});

test('a client whose session has ended is sent to the login, and back afterwards, and the redirect is not stored @S4-29 @S4-30', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 401 }));
  const headers = { cookie: 'rt=old; auth_hint=1.1' };
  const request = new NextRequest('http://localhost:3000/account/bookings?type=past', { headers });
  const response = await proxy(request);
  expect(response.status).toBe(307);
  const login = new URL(response.headers.get('location') ?? '');
  expect(login.pathname).toBe('/login');
  expect(login.searchParams.get('redirect')).toBe('/account/bookings?type=past');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const ended = response.headers.getSetCookie().map((line) => line.replace(/; Path.*/, ''));
  expect(ended).toEqual(['rt=', 'auth_hint=']);
  const guest = await proxy(new NextRequest('http://localhost:3000/account/bookings'));
  expect(guest.headers.get('cache-control')).toBe('private, no-store');
});

test('a page that renews the session passes on a place with Romanian letters, and is not stored', async () => {
  const headers = { 'set-cookie': 'at=new; Path=/' };
  const renewed = new Response(null, { status: 204, headers });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(renewed);
  const place = `selectedCity=${encodeURIComponent('{"name":"Iași"}')}`;
  const cookie = `rt=r; ${place}`;
  const request = new NextRequest('http://localhost:3000/account/profile', { headers: { cookie } });
  const response = await proxy(request);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-middleware-request-cookie')).toBe(`rt=r; ${place}; at=new`);
  expect(response.headers.get('set-cookie')).toBe('at=new; Path=/');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each<Record<string, string>>([
  { 'next-router-prefetch': '1' },
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
])('a page loaded ahead of its visit renews no session: %j', async (ahead) => {
  const api = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The api was called'));
  const headers = { cookie: 'rt=r', ...ahead };
  const page = await proxy(new NextRequest('http://localhost:3000/account/profile', { headers }));
  expect(page.status).toBe(200);
  expect(api).not.toHaveBeenCalled();
});

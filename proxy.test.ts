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

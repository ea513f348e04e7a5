import { NextRequest } from 'next/server';
import { afterEach, expect, test } from 'vitest';
import { guards } from '#lib/route-guard.ts';
import { proxy } from './proxy.ts';

afterEach(() => void delete guards['/vip']);

test('a page whose guard nobody knows is a 500, for guests and clients alike @S8-14', async () => {
  const url = 'http://localhost:3000/vip/lounge';
  expect((await proxy(new NextRequest(url))).status).toBe(200);
  guards['/vip'] = 'members';
  const headers = { cookie: 'at=a; rt=r' };
  for (const request of [new NextRequest(url), new NextRequest(url, { headers })])
    expect((await proxy(request)).status).toBe(500);
});

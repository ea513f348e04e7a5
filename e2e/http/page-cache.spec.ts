import { expect, test, type APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { pageUrl } from '#front/page-request.ts';

const day = 24 * 60 * 60;

function manifest<T>(name: string): T {
  const folder = process.env.NEXT_DIST_DIR ?? '.next';
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T;
}

async function locationPath(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/public/locations?per_page=1&page=7');
  const { data } = (await response.json()) as { data: { id: number; slug: string }[] };
  return `/locations/${data[0]?.id}/${data[0]?.slug}`;
}

test('the pages that get the query are those that the build renders per request', () => {
  const pages = Object.values(manifest<Record<string, string>>('app-path-routes-manifest'));
  const { routes, dynamicRoutes } =
    manifest<Record<'routes' | 'dynamicRoutes', object>>('prerender-manifest');
  const hearing = pages.filter((route) => {
    const url = `${route.replace(/\[[^/]+\]/g, '1')}?x=1`;
    return pageUrl(url, {}) === url;
  });
  const cached = Object.keys({ ...routes, ...dynamicRoutes });
  expect(hearing.sort()).toEqual(pages.filter((route) => !cached.includes(route)).sort());
});

test('no cached page contains the query of a visitor', async ({ request }) => {
  const paths = ['/', await locationPath(request), `/${crypto.randomUUID()}`];
  for (const path of paths) {
    for (const query of ['?token=SECRET', '?dpl=SECRET', '?_rsc=SECRET', '']) {
      const page = await (await request.get(path + query)).text();
      expect(page, path + query).not.toContain('SECRET');
    }
  }
});

test('no shared cache stores a page for longer than a day', async ({ request }) => {
  const paths = ['/', await locationPath(request), '/nothing', '/account', '/account/nothing'];
  for (const path of [...paths, '/nothing.png', '/_next/nothing', '/icon.svg']) {
    const response = await request.get(path, { headers: { cookie: 'at=x' }, maxRedirects: 0 });
    const times = (response.headers()['cache-control'] ?? '').matchAll(/=(\d+)/g);
    for (const [, seconds] of times) expect(Number(seconds), path).toBeLessThanOrEqual(day);
  }
});

test('the account menu is not cacheable', async ({ request }) => {
  const response = await request.get('/account', { headers: { cookie: 'at=x' }, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toMatch(/no-store/);
});

test('a URL that looks like a file has the policy of every page', async ({ request }) => {
  for (const path of ['/nothing.png', '/locations/1/salon.html', '/livezz', '/dev/x', '/_next/x']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()['content-security-policy'], path).toMatch(/default-src 'self'/);
  }
});

test('an unreadable router state is refused, not a failure', async ({ request }) => {
  for (const path of ['/login', '/locations', '/account/bookings', '/']) {
    const headers = { rsc: '1', 'next-router-state-tree': 'x' };
    expect((await request.get(path, { headers })).status(), path).toBe(400);
  }
});

import { expect, test, type APIRequestContext } from '@playwright/test';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '#lib/pages.ts';
import { freePort } from '#tests/free-port.ts';
import { Service } from '#scripts/product/service.ts';
import { firstLocation } from '../first-location.ts';

const day = 24 * 60 * 60;

function manifest<T>(name: string): T {
  const folder = process.env.NEXT_DIST_DIR ?? '.next';
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T;
}

async function locationPath(request: APIRequestContext): Promise<string> {
  return (await firstLocation(request, 'per_page=1&page=7')).path;
}

test('the build renders no page: it has no api', () => {
  const { routes, dynamicRoutes } =
    manifest<Record<'routes' | 'dynamicRoutes', object>>('prerender-manifest');
  const rendered = Object.keys({ ...routes, ...dynamicRoutes });
  expect(rendered.filter((route) => route in pages)).toEqual([]);
});

async function read(address: string, headers: Record<string, string>, method = 'GET') {
  // Next streams metadata to clients without a user agent.
  const all = { 'user-agent': 'Mozilla/5.0', ...headers };
  const [answer] = (await once(get(address, { headers: all, method }), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const html: Record<string, string> = {};
const data = { rsc: '1' };
const tree = {
  ...data,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
};

/** Next gives each rendering of page data an id. */
const withoutId = (body: Buffer) => body.toString().replaceAll(/"[\w-]{21}([a-z]")/g, '"id$1');

test('each variant and encoding of a cached page has the bytes of Next', async ({
  request,
  baseURL,
}) => {
  // Brotli compresses in the background, after the pages of concurrent tests.
  test.slow();
  const origin = baseURL ?? '';
  const port = await freePort();
  const next = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'next',
    args: ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    env: { ...process.env, APP_MODE: 'demo', APP_URL: origin, NODE_ENV: 'production' },
    readyUrl: `${next}/robots.txt`,
    readyTimeout: 30_000,
  });
  await service.start();
  try {
    const paths = ['/', await locationPath(request), '/iasi', '/iasi/frizerii', '/faq', '/cities'];
    for (const path of paths) {
      for (const headers of [html, data, tree]) {
        const what = `${path} ${Object.keys(headers).length}`;
        // Next redirects page data to a URL whose query has a hash of the request's headers.
        const address =
          'rsc' in headers ? (await read(next + path, headers)).headers.location : path;
        const askWeb = (more: object = {}, method = 'GET') =>
          read(origin + path, { ...headers, ...more }, method);
        // A stale page may be rendered again between two requests.
        await expect(async () => {
          const [plain, expected] = [await askWeb(), await read(next + address, headers)];
          expect(plain.status).toBe(expected.status);
          expect(withoutId(plain.body) === withoutId(expected.body)).toBe(true);
          expect(plain.headers['content-type']).toBe(expected.headers['content-type']);
          expect(plain.headers.vary).toBe(expected.headers.vary);
          const zipped = await askWeb({ 'accept-encoding': 'gzip' });
          expect(zipped.headers['content-encoding']).toBe('gzip');
          expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
          const smallest = await askWeb({ 'accept-encoding': 'gzip, br' });
          expect(smallest.headers['content-encoding']).toBe('br');
          expect(brotliDecompressSync(smallest.body).equals(plain.body)).toBe(true);
          const head = await askWeb({}, 'HEAD');
          expect(head.headers['content-length']).toBe(String(plain.body.length));
          const { etag = '' } = plain.headers;
          const known = await askWeb({ 'if-none-match': etag });
          expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
        }, what).toPass();
      }
    }
  } finally {
    await service.stop();
  }
});

test('headers of the client router do not change page data', async ({ request }) => {
  const path = await locationPath(request);
  const ask = async (headers: Record<string, string>, query = '') =>
    (await request.get(path + query, { headers: { rsc: '1', ...headers } })).text();
  const whole = await ask({});
  const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
  const visitors: Record<string, string>[] = [
    { 'next-router-state-tree': state },
    { 'next-url': '/SECRET' },
    { 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/SECRET' },
    { cookie: 'at=SECRET', 'x-forwarded-host': 'SECRET', 'user-agent': 'SECRET' },
  ];
  for (const headers of visitors)
    expect(await ask(headers, '?_rsc=SECRET'), JSON.stringify(headers)).toBe(whole);
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

test('guests share the results of a canonical URL; all other searches bypass the cache', async ({
  request,
}) => {
  const place = 'place=Cluj-Napoca%2C+Cluj&lat=46.77&lng=23.59';
  const search = `/locations?search=tuns&${place}&radius=30`;
  const read = (url: string, headers: Record<string, string> = {}) =>
    request.get(url, { headers: { cookie: 'radius=30', ...headers }, maxRedirects: 0 });
  const first = await read(search);
  expect([first.status(), first.headers()['cache-status']]).toEqual([200, 'web; fwd=miss']);
  const again = await read(search, { cookie: 'selectedCity=SECRET', 'user-agent': 'SECRET' });
  expect(again.headers()['cache-status']).toBe('web; hit');
  expect(await again.text()).toBe(await first.text());
  expect(again.headers()['set-cookie']).toMatch(/^selectedCity=.*Cluj.*\nradius=30/);
  const nonce = /'nonce-(\w+)'/.exec(again.headers()['content-security-policy'] ?? '')?.[1] ?? '';
  expect(await again.text()).toContain(`nonce="${nonce}"`);

  const past: [url: string, status: number, headers?: Record<string, string>][] = [
    [search, 200, { cookie: 'at=SECRET' }],
    [`${search}&utm_source=SECRET`, 200],
    [`/locations?search=tuns&radius=30&${place}`, 308],
    [`/locations?search=tuns&${place}`, 307],
  ];
  for (const [url, status, headers] of past)
    for (const visit of [1, 2]) {
      const response = await read(url, headers);
      const { 'cache-status': from, 'cache-control': lifetime } = response.headers();
      expect([response.status(), from], `${url} ${visit}`).toEqual([status, undefined]);
      expect(lifetime).toMatch(/private.*no-store/);
    }
  expect(await (await read(search)).text()).not.toContain('SECRET');
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

test('a URL that looks like a file has the CSP of every page', async ({ request }) => {
  for (const path of ['/nothing.png', '/locations/1/salon.html', '/livezz', '/dev/x', '/_next/x']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()['content-security-policy'], path).toMatch(/default-src 'self'/);
  }
});

test('an unreadable router state is 400', async ({ request }) => {
  for (const path of ['/login', '/locations', '/account/bookings']) {
    const headers = { rsc: '1', 'next-router-state-tree': 'x' };
    expect((await request.get(path, { headers })).status(), path).toBe(400);
  }
});

import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { setPageShared, setPageStatus } from '#lib/page-gate/page-status.ts';
import { stopClock } from './page-cache.testing.ts';
import { startFront } from './start-front.testing.ts';

const search = '/locations?place=Cluj&lat=46.77&lng=23.59&radius=30';

const echo: RequestListener = ({ url, headers }, response) => {
  setPageShared();
  response.setHeader('set-cookie', 'at=SECRET');
  response.end(JSON.stringify([url, headers]));
};

async function start(answer = echo, env: Record<string, string> = {}) {
  const handle = vi.fn(answer);
  const origin = await startFront(handle, { TRUSTED_PROXIES: '127.0.0.1', ...env });
  const visit = (headers: Record<string, string> = {}, url = search) =>
    fetch(origin + url, { headers, redirect: 'manual' });
  const seen = () => handle.mock.calls.map(([request]) => request);
  return { handle, visit, seen };
}

test('guests share one rendering of a search, which gets none of their data except the remote address', async () => {
  const { handle, visit } = await start();
  const visitors: Record<string, string>[] = [
    { cookie: 'selectedCity=SECRET; anon=SECRET', 'user-agent': 'SECRET' },
    { 'next-url': 'SECRET', 'next-router-state-tree': '["SECRET",{}]', accept: 'SECRET' },
    { 'x-forwarded-host': 'SECRET', 'sec-fetch-dest': 'SECRET', purpose: 'prefetch' },
    { 'next-router-prefetch': '1', 'x-nonce': 'SECRET' },
  ];
  const [first, ...others] = visitors.map((headers) =>
    visit({ 'x-forwarded-for': '192.0.2.7', ...headers }),
  );
  const text = await (await first)?.text();
  expect(text).toBe(
    JSON.stringify([
      search,
      { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'lightMyRequest', host: 'localhost:80' },
    ]),
  );
  for (const other of others) expect(await (await other).text()).toBe(text);
  expect((await visit()).headers.get('cache-status')).toBe('web; hit');
  expect(handle).toHaveBeenCalledTimes(1);
});

test('each guest gets cookies with the place and the radius, and no shared cache stores the response', async () => {
  const { visit } = await start();
  const names = async (cookie = '') => {
    const { headers } = await visit({ cookie });
    expect(headers.get('cache-control')).toBe('private, no-store');
    return headers.getSetCookie().map((line) => line.split('=')[0]);
  };
  expect(await names()).toEqual(['selectedCity', 'radius']);
  expect(await names()).toEqual(['selectedCity', 'radius']);
  const cluj = encodeURIComponent(JSON.stringify({ lat: 46.77, lng: 23.59, name: 'Cluj' }));
  expect(await names(`selectedCity=${cluj}; radius=10`)).toEqual(['radius']);
  expect(await names(`radius=30; selectedCity=${cluj}`)).toEqual([]);
  for (const [name, value] of [
    ['sec-fetch-dest', 'empty'],
    ['purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
  ] as const)
    expect((await visit({ [name]: value })).headers.getSetCookie()).toEqual([]);
});

test.each([
  ['a session', { cookie: 'at=1' }],
  ['a session over https', { cookie: 'x=1; __Host-at=1' }],
  ['a session to renew', { cookie: 'rt=1' }],
  ['the hint of a session', { cookie: 'auth_hint=1.9' }],
  ['page data', { rsc: '1' }],
])('a request with %s bypasses the cache', async (_what, headers) => {
  const { handle, visit, seen } = await start();
  await visit();
  const own = await visit(headers);
  expect(own.headers.get('cache-status')).toBeNull();
  expect(await own.text()).toContain(JSON.stringify(Object.values(headers)[0]));
  expect(seen()[1]?.headers).toMatchObject(headers);
  expect((await visit()).headers.get('cache-status')).toBe('web; hit');
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a search that the page does not declare as shared is rendered for each visitor with their cookies', async () => {
  const { visit } = await start(({ headers }, response) => {
    response.end(headers.cookie ?? 'nothing of a visitor');
  });
  for (const cookie of ['selectedCity=a', 'selectedCity=b'])
    expect(await (await visit({ cookie })).text()).toBe(cookie);
});

test.each([308, 307])('a redirect of a search (%i) is not cached', async (status) => {
  const { visit } = await start(({ headers }, response) => {
    setPageShared();
    response.writeHead(status, { location: `/locations?c=${headers.cookie}` }).end();
  });
  for (const cookie of ['a=1', 'b=2']) {
    const { headers } = await visit({ cookie });
    expect(headers.get('location')).toBe(`/locations?c=${cookie}`);
  }
});

test('a search without place or radius, or with unknown parameters, is rendered with the cookies of its visitor', async () => {
  const { visit, seen } = await start();
  const urls = [
    `${search}&utm_source=x`,
    '/locations',
    '/locations?search=tuns',
    '/locations?lat=46.77',
    '/locations?radius=30',
  ];
  for (const url of urls) await visit({ cookie: 'radius=50' }, url);
  expect(seen().map(({ headers }) => headers.cookie)).toEqual(urls.map(() => 'radius=50'));
});

test('results without their list are 503 for each visitor and are not cached', async () => {
  let isAway = true;
  const { visit } = await start((_request, response) => {
    if (isAway) setPageStatus(503);
    else setPageShared();
    response.end('results');
  });
  for (const { status, headers } of [await visit(), await visit()])
    expect([status, headers.get('cache-status')]).toEqual([503, null]);
  isAway = false;
  expect((await visit()).status).toBe(200);
  expect((await visit()).headers.get('cache-status')).toBe('web; hit');
});

test('results are fresh for 15 s, stale for 15 more while they are rendered again, then awaited', async () => {
  let text = 'one';
  const held = Promise.withResolvers<void>();
  const { visit } = await start((_request, response) => {
    setPageShared();
    if (text === 'two') void held.promise.then(() => response.end(text));
    else response.end(text);
  });
  const pass = stopClock();
  const read = async () => (await visit()).text();
  expect(await read()).toBe('one');
  text = 'two';
  pass(14_900);
  expect(await read()).toBe('one');
  pass(200);
  expect(await read()).toBe('one');
  pass(14_800);
  expect(await read()).toBe('one');
  pass(200);
  const awaited = read();
  held.resolve();
  expect(await awaited).toBe('two');
});

test('results that are rendered again count as a search of the guest who requested them', async () => {
  const { visit, seen } = await start();
  const pass = stopClock();
  await visit({ 'x-forwarded-for': '192.0.2.7' });
  pass(16_000);
  await visit({ 'x-forwarded-for': '192.0.2.8' });
  const addresses = () => seen().map(({ headers }) => headers['x-forwarded-for']);
  await expect.poll(addresses).toEqual(['192.0.2.7', '192.0.2.8']);
});

test('results older than 30 s are not served while the api is away', async () => {
  let isAway = false;
  const { visit } = await start((_request, response) => {
    setPageShared();
    response.writeHead(isAway ? 500 : 200).end('results');
  });
  const pass = stopClock();
  expect((await visit()).status).toBe(200);
  isAway = true;
  for (const [ms, status] of [
    [20_000, 200],
    [9_000, 200],
    [2_000, 500],
    [1, 500],
  ] as const) {
    pass(ms);
    expect((await visit()).status).toBe(status);
  }
});

test('searches evict no pages, and are not cached while the page cache is off', async () => {
  const { visit, handle } = await start(({ url }, response) => {
    setPageShared();
    response.end(url?.startsWith('/locations') ? 'x'.repeat(100_000) : 'home');
  });
  await visit({}, '/');
  for (let page = 2; page < 1_000; page++) await visit({}, `${search}&page=${page}`);
  handle.mockClear();
  expect((await visit({}, '/')).headers.get('cache-status')).toBe('web; hit');
  expect(handle).not.toHaveBeenCalled();
  const off = await start(echo, { PAGE_CACHE: 'off' });
  for (const { headers } of [await off.visit(), await off.visit()])
    expect(headers.get('cache-status')).toBeNull();
  expect(off.handle).toHaveBeenCalledTimes(2);
});

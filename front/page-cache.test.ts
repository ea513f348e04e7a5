import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { limits } from './limits.ts';
import { PageCache } from './page-cache.ts';
import { missing, page, startCache, stopClock, type Render } from './page-cache.testing.ts';
import type { Pages } from './pages.ts';
import { PageFailure, renderPage, type RenderedPage } from './render-page.ts';

test('300 simultaneous first visits are one render', async () => {
  const { render, get } = startCache(() => page('home'));
  const texts = await Promise.all(Array.from({ length: 300 }, () => get('/')));
  expect(new Set(texts)).toEqual(new Set(['200 home']));
  expect(render).toHaveBeenCalledTimes(1);
});

test('Next gets a request without data of the visitor', async () => {
  const { render, get } = startCache(() => page('home'));
  await get('/iasi');
  await get('/iasi', 'data');
  expect(render.mock.calls.map(([url, headers]) => [url, headers])).toEqual([
    ['/iasi', {}],
    ['/iasi?_rsc', { rsc: '1' }],
  ]);
});

test('a tree is requested with the hash that Next names', async () => {
  const { render, get } = startCache((url) =>
    url === '/iasi?_rsc=k3y'
      ? page('tree')
      : page('', { status: 307, headers: { location: '/iasi?_rsc=k3y' } }),
  );
  expect(await get('/iasi', 'tree')).toBe('200 tree');
  expect(await get('/iasi', 'tree')).toBe('200 tree');
  expect(render).toHaveBeenCalledTimes(2);
});

test('an expired page is served stale while it is rendered once', async () => {
  const pass = stopClock();
  let text = 'old';
  const held = Promise.withResolvers<void>();
  const { render, get } = startCache(async () => {
    if (text === 'new') await held.promise;
    return page(text);
  });
  await get('/');
  text = 'new';
  pass(59_000);
  expect(await get('/')).toBe('200 old');
  expect(render).toHaveBeenCalledTimes(1);
  pass(2_000);
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(Array(3).fill('200 old'));
  expect(render).toHaveBeenCalledTimes(2);
  held.resolve();
  await expect.poll(() => get('/')).toBe('200 new');
  expect(render).toHaveBeenCalledTimes(2);
});

test('on the next day the home page is rendered before it is served, another page is served stale', async () => {
  const pass = stopClock();
  let text = 'yesterday';
  const { get } = startCache(() => page(text));
  await Promise.all([get('/'), get('/iasi')]);
  text = 'today';
  pass(16 * 60 * 60 * 1000);
  expect(await Promise.all([get('/'), get('/iasi')])).toEqual(['200 today', '200 yesterday']);
});

test('a page whose rendering fails stays cached and is retried after ten seconds', async () => {
  const pass = stopClock();
  let failure: RenderedPage['failure'] = null;
  const { render, get } = startCache(() => page('whole', { failure }));
  await get('/');
  failure = 503;
  for (let minute = 0; minute < 3; minute++) {
    pass(61_000);
    for (let visit = 0; visit < 3; visit++) expect(await get('/')).toBe('200 whole');
  }
  expect(render).toHaveBeenCalledTimes(4);
  failure = null;
  pass(11_000);
  await get('/');
  expect(render).toHaveBeenCalledTimes(5);
});

test('a failure is not cached', async () => {
  let failure: RenderedPage['failure'] = 503;
  const { get } = startCache(() => page('home', { failure }));
  await expect(get('/')).rejects.toEqual(new PageFailure(503));
  failure = null;
  expect(await get('/')).toBe('200 home');
});

test('a request that joined a rendering without a turn takes its own turn', async () => {
  const render = vi.fn<Render>(async (_url, _headers, address) => {
    if (address === 'busy') throw new PageFailure(503, true);
    return page('home');
  });
  const cache = new PageCache(render, true);
  const first = cache.get('html', '/', 'busy').catch((error: unknown) => error);
  const second = cache.get('html', '/', 'idle');
  expect(await first).toEqual(new PageFailure(503, true));
  expect((await second).status).toBe(200);
});

test('a request that gets no turn twice fails', async () => {
  const render = vi.fn<Render>(async () => {
    throw new PageFailure(503, true);
  });
  const cache = new PageCache(render, true);
  const visits = Array.from({ length: 9 }, () => cache.get('html', '/', 'busy'));
  const results = await Promise.allSettled(visits);
  expect(results.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a rendering that never ends fails for all who wait, and the next request starts another', async () => {
  stopClock();
  const handle = vi.fn<Pages['handle']>(async () => {});
  const cache = new PageCache((url, headers) => renderPage(handle, { url, headers }), true);
  const waiting = [cache.get('html', '/', 'a'), cache.get('html', '/', 'b')];
  const results = Promise.allSettled(waiting);
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
  vi.advanceTimersByTime(limits.pages.maxTurnMs);
  const reason = new PageFailure(503);
  expect(await results).toEqual(Array(2).fill({ status: 'rejected', reason }));
  expect(handle).toHaveBeenCalledTimes(1);
  handle.mockImplementation(async (_request, response) => void response.end('home'));
  expect((await cache.get('html', '/', 'a')).status).toBe(200);
});

test('a page that was missing does not come back as missing after it leaves the cache', async () => {
  const pass = stopClock();
  vi.spyOn(limits.cachedPages, 'bytes', 'get').mockReturnValue(100_000);
  let isThere = false;
  const body = randomBytes(10_000);
  const { cache, get } = startCache((url) => {
    if (url.startsWith('/big')) return page('', { body });
    return isThere ? page('new') : missing(url);
  });
  await get('/new');
  isThere = true;
  pass(61_000);
  await expect.poll(() => get('/new')).toBe('200 new');
  for (let i = 0; i < 5; i++) await get(`/big-${i}`);
  expect(cache.has('html', '/new')).toBe(false);
});

test('a page is served although other responses evict its entry during the rendering', async () => {
  const held = Promise.withResolvers<void>();
  const { cache, get } = startCache(async (url) => {
    if (url !== '/iasi') return page('', { body: randomBytes(2 ** 20) });
    await held.promise;
    return page('iasi');
  });
  const visit = get('/iasi');
  const fitting = limits.cachedPages.secondaryBytes / 2 ** 21;
  for (let i = 0; i <= fitting; i++) await cache.get('tree', `/city-${i}`, 'a');
  held.resolve();
  expect(await visit).toBe('200 iasi');
  expect(await get('/iasi')).toBe('200 iasi');
});

test('all missing pages get the same document', async () => {
  const { render, get } = startCache((url) => missing(url));
  expect(await get('/x')).toBe('404 missing /_not-found');
  expect(await get('/y')).toBe('404 missing /_not-found');
  expect(render.mock.calls.map(([url]) => url)).toEqual(['/x', '/_not-found', '/y']);
});

test.each([
  ['1:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}', 404],
  ['f2:E{"digest":"NEXT_REDIRECT;replace;/iasi;308;"}', 308],
])('data of a missing or moved page gets the response of its document: %s', async (row, status) => {
  const moved = page('', { status: 308, headers: { location: '/iasi' } });
  const { cache, get } = startCache((url) => {
    if (url.endsWith('?_rsc')) return page(`0:{}\n${row}\n`);
    return status === 308 ? moved : missing(url);
  });
  expect(await get('/IASI', 'data')).toMatch(new RegExp(`^${status} `));
  const { headers } = await cache.get('data', '/IASI', 'a');
  expect(headers.location).toBe(status === 308 ? '/iasi' : undefined);
});

test('headers of a single response are not cached: cookies, date, cache control', async () => {
  const headers = {
    'set-cookie': ['at=1'],
    date: 'now',
    'cache-control': 'private, no-store',
    'content-type': 'text/html',
    vary: 'rsc',
  };
  const { cache } = startCache(() => page('home', { headers }));
  expect((await cache.get('html', '/', 'a')).headers).toEqual({
    'content-type': 'text/html',
    vary: 'rsc, Accept-Encoding',
    'cache-control': 'max-age=0, s-maxage=60',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
  });
});

test('a page is served again each time after it was missing', async () => {
  for (const isOn of [true, false]) {
    const pass = stopClock();
    let status = 404;
    const cache = new PageCache(async (url) => page(url, { status }), isOn);
    const statusOf = async () => (await cache.get('html', '/x', 'a')).status;
    for (const next of [200, 404, 200]) {
      await statusOf();
      status = next;
      pass(61_000);
      await expect.poll(statusOf).toBe(next);
    }
    vi.useRealTimers();
  }
});

test('nothing is cached while the cache is off', async () => {
  let text = 'one';
  const render = vi.fn<Render>(async () => page(text));
  const cache = new PageCache(render, false);
  const read = async () => gunzipSync((await cache.get('html', '/', 'a')).gzip).toString();
  expect(await read()).toBe('one');
  text = 'two';
  expect(cache.fresh('html', '/')).toBeUndefined();
  expect(cache.has('html', '/')).toBe(false);
  expect(await read()).toBe('two');
});

test('100,000 missing pages evict no page from the cache', async () => {
  const big = 'x'.repeat(20_000);
  const { cache, render, get } = startCache((url) =>
    url.startsWith('/locations/') ? page(`${url} ${big}`) : missing(url),
  );
  const warm = Array.from({ length: 100 }, (_, id) => `/locations/${id}/salon`);
  for (const path of warm) await get(path);
  for (let i = 0; i < 100_000; i++) await cache.get('html', `/random-${i}`, 'a');
  render.mockClear();
  for (const path of warm) await get(path);
  expect(render).not.toHaveBeenCalled();
  expect(cache.has('html', '/random-1')).toBe(false);
  expect(cache.has('html', '/random-99999')).toBe(true);
});

import { expect, test, vi } from 'vitest';
import { missing, page, startCache, stopClock } from './page-cache.testing.ts';
import { PageFailure } from './page-failure.ts';
import type { RenderedPage } from './render-page.ts';

const ofIasi = [{ id: 7, city: 'iasi' }];

test('a page whose location changed is rendered before it is served, the others stay', async () => {
  const pass = stopClock();
  let text = 'old';
  const { cache, changes, render, get } = startCache(() => page(text));
  const paths = ['/locations/7/salon', '/iasi', '/', '/locations/8/salon', '/cluj-napoca'];
  for (const path of paths)
    for (const variant of ['html', 'data'] as const) await get(path, variant);
  render.mockClear();
  text = 'new';
  pass(1);
  changes.note(ofIasi);
  pass(1);
  expect(cache.fresh('html', '/locations/7/salon')).toBeUndefined();
  expect(cache.fresh('html', '/locations/8/salon')).toBeDefined();
  const texts: string[] = [];
  for (const path of paths)
    for (const variant of ['html', 'data'] as const) texts.push(await get(path, variant));
  expect(texts).toEqual([...Array(6).fill('200 new'), ...Array(4).fill('200 old')]);
  expect(render).toHaveBeenCalledTimes(6);
  expect(cache.fresh('html', '/locations/7/salon')).toBeDefined();
});

test('a page that changes while it is rendered is rendered again for the next visitor', async () => {
  const pass = stopClock();
  const texts = ['old', 'new'];
  const held = Promise.withResolvers<void>();
  const { changes, render, get } = startCache(async () => {
    const text = texts.shift() ?? '';
    if (text === 'old') await held.promise;
    return page(text);
  });
  const first = get('/iasi');
  pass(1);
  changes.note(ofIasi);
  pass(1);
  const second = get('/iasi');
  held.resolve();
  expect(await first).toBe('200 old');
  expect(await second).toBe('200 new');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that changed and cannot be rendered is served as it was, and tried again after ten seconds', async () => {
  const pass = stopClock();
  let failure: RenderedPage['failure'] = null;
  let text = 'old';
  const { changes, render, get } = startCache(() => page(text, { failure }));
  await get('/iasi');
  pass(1);
  changes.note(ofIasi);
  [failure, text] = [503, 'new'];
  expect(await get('/iasi')).toBe('200 old');
  expect(await get('/iasi')).toBe('200 old');
  expect(render).toHaveBeenCalledTimes(2);
  failure = null;
  pass(10_001);
  expect(await get('/iasi')).toBe('200 new');
});

test('a missing page is looked up again when its location appears', async () => {
  const pass = stopClock();
  const { changes, render, get } = startCache((url) =>
    render.mock.calls.length < 3 ? missing(url) : page('here'),
  );
  const path = '/locations/7/salon';
  expect(await get(path)).toBe('404 missing /_not-found');
  pass(1);
  changes.note([{ id: 7, city: null }]);
  pass(1);
  expect(await get(path)).toBe('200 here');
});

test('the page of a location stays for an hour while changes are watched, else for a minute', async () => {
  const pass = stopClock();
  const { cache, changes, get } = startCache(() => page('salon'));
  const path = '/locations/7/salon';
  const isFresh = () => cache.fresh('html', path) !== undefined;
  await get(path);
  pass(61_000);
  expect(isFresh()).toBe(false);
  changes.isWatched = true;
  await get(path);
  await vi.waitFor(() => expect(isFresh()).toBe(true));
  pass(3_599_000);
  expect(isFresh()).toBe(true);
  pass(2_000);
  expect(isFresh()).toBe(false);
  const { headers } = await cache.get('html', path, 'a');
  expect(headers['cache-control']).toContain('s-maxage=60,');
});

test('a visitor without a turn gets the outdated page, the next visitor the new one', async () => {
  const pass = stopClock();
  let text = 'old';
  let isBusy = false;
  const { changes, get } = startCache(() => {
    if (isBusy) throw new PageFailure(503, true);
    return page(text);
  });
  await get('/locations/7/salon');
  text = 'new';
  pass(1);
  changes.note(ofIasi);
  isBusy = true;
  expect(await get('/locations/7/salon')).toBe('200 old');
  isBusy = false;
  expect(await get('/locations/7/salon')).toBe('200 new');
});

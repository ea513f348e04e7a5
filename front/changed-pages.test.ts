import { expect, test } from 'vitest';
import { missing, page, startCache, stopClock } from './page-cache.testing.ts';
import { PageFailure, type RenderedPage } from './render-page.ts';

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

test('the page of a location is rendered once an hour while changes are watched, else each minute', async () => {
  const pass = stopClock();
  const { cache, changes, render, get } = startCache(() => page('salon'));
  const path = '/locations/7/salon';
  const visitAfter = async (ms: number) => {
    pass(ms);
    await get(path);
    await expect.poll(() => cache.fresh('html', path)).toBeDefined();
    return render.mock.calls.length;
  };
  changes.isWatched = true;
  for (let minute = 0; minute < 60; minute++) expect(await visitAfter(60_001)).toBe(1);
  expect(await visitAfter(60_001)).toBe(2);
  expect(await visitAfter(60_001)).toBe(2);
  changes.isWatched = false;
  expect(await visitAfter(60_001)).toBe(3);
  const { headers } = await cache.get('html', path, 'a');
  expect(headers['cache-control']).toBe('max-age=0, s-maxage=60');
});

test('a page that changes during each of its renderings makes a visitor wait for two', async () => {
  const pass = stopClock();
  const { changes, render, get } = startCache((url) => {
    pass(1);
    changes.note(ofIasi);
    pass(1);
    return page(`${url} ${render.mock.calls.length}`);
  });
  const [first, ...joined] = await Promise.all([get('/iasi'), get('/iasi'), get('/iasi')]);
  expect(first).toBe('200 /iasi 1');
  expect(joined).toEqual(['200 /iasi 2', '200 /iasi 2']);
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

test('a search is rendered again after 15 seconds, also while changes are watched', async () => {
  const pass = stopClock();
  const { changes, render, get } = startCache(() => page('results', { isShared: true }));
  changes.isWatched = true;
  const path = '/locations?lat=46.77&radius=30';
  await get(path);
  pass(15_001);
  expect(await get(path)).toBe('200 results');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page without a change keeps its compressed bodies when it is rendered again', async () => {
  const pass = stopClock();
  const { cache, get } = startCache(() => page('home'));
  const first = await cache.get('html', '/', 'a');
  pass(61_000);
  await get('/');
  await expect.poll(() => cache.fresh('html', '/')).toBe(first);
});

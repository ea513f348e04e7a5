import { expect, test, vi } from 'vitest';
import { compressPage } from './compressed-page.ts';
import { page } from './page-cache.testing.ts';
import { PageFailure } from './render-page.ts';
import { warmPages } from './warm-pages.ts';

const links: Record<string, string[]> = {
  '/': ['/cluj', '/login', '/locations?place=x', '/iasi', 'https://other.test/x'],
  '/cluj': ['/', '/cluj/frizerii', '/locations/7/salon'],
  '/iasi': ['/locations/7/salon/booking', '/locations/8/salon'],
};

async function linked(path: string) {
  const html = (links[path] ?? []).map((href) => `<a class="x" href="${href}">x</a>`).join('');
  return compressPage(page(html), 60);
}

async function warm(options: Partial<Parameters<typeof warmPages>[0]> = {}) {
  const get = vi.fn(linked);
  const always = () => true;
  await warmPages({ get, isIdle: always, hasEnded: () => false, pauseMs: 0, ...options });
  return get.mock.calls.map(([path]) => path);
}

test('pages that everyone shares are rendered once each, those with the fewest clicks from home first', async () => {
  const all = ['/', '/cluj', '/iasi', '/cluj/frizerii', '/locations/7/salon', '/locations/8/salon'];
  expect(await warm()).toEqual(all);
});

test('nothing is rendered while a page is rendered for a visitor', async () => {
  const isIdle = vi.fn(() => isIdle.mock.calls.length > 5);
  const get = vi.fn(async (path: string) => {
    expect(isIdle.mock.results.at(-1)?.value).toBe(true);
    return linked(path);
  });
  await warm({ isIdle, get });
  expect(get).toHaveBeenCalledTimes(6);
});

test('warming ends when the web stops, the cache is full, or the api is unavailable', async () => {
  let left = 2;
  expect(await warm({ hasEnded: () => left-- === 0 })).toEqual(['/', '/cluj']);
  expect(await warm({ isIdle: () => false, hasEnded: () => left++ > 5 })).toEqual([]);
  const away = vi.fn(async () => Promise.reject(new PageFailure(503)));
  await warm({ get: away });
  expect(away).toHaveBeenCalledTimes(1);
});

test('a page that fails is left out', async () => {
  const get = vi.fn(async (path: string) => {
    if (path === '/cluj') throw new PageFailure(500);
    return linked(path);
  });
  await warm({ get });
  expect(get.mock.calls.map(([path]) => path)).toEqual([
    '/',
    '/cluj',
    '/iasi',
    '/locations/8/salon',
  ]);
});

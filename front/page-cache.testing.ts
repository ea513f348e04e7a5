import { gunzipSync } from 'node:zlib';
import { onTestFinished, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { PageChanges } from './page-changes.ts';
import type { RenderedPage } from './render-page.ts';

export function page(text: string, overrides: Partial<RenderedPage> = {}): RenderedPage {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return {
    status: 200,
    ownStatus: null,
    failure: null,
    isShared: false,
    headers,
    body: Buffer.from(text),
    ...overrides,
  };
}

export const missing = (path: string) => page(`missing ${path}`, { status: 404 });

/** Mocks only `now`, because lru-cache keeps a reference to `performance`. */
export function stopClock(): (ms: number) => void {
  let now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const morning = Date.parse('2026-11-27T07:00:00Z');
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(morning);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
}

export type Render = ConstructorParameters<typeof PageCache>[0];

export function startCache(answer: (url: string) => RenderedPage | Promise<RenderedPage>) {
  const render = vi.fn<Render>(async (url) => answer(url));
  const changes = new PageChanges();
  const cache = new PageCache(render, true, changes);
  const get = async (path: string, variant: Parameters<PageCache['get']>[0] = 'html') => {
    const { status, gzip } = await cache.get(variant, path, 'a');
    return `${status} ${gunzipSync(gzip).toString()}`;
  };
  return { cache, changes, render, get };
}

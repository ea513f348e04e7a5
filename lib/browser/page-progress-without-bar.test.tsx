import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const loadBar = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.doMock('nprogress', () => {
    loadBar();
    throw new Error('no network');
  });
});
afterEach(() => {
  vi.doUnmock('nprogress');
  vi.resetModules();
});

it('a progress bar whose chunk fails to load is omitted silently', async () => {
  const { showPageProgress } = await import('./page-progress.ts');
  vi.useFakeTimers();
  showPageProgress('/locations');
  await vi.advanceTimersByTimeAsync(250);
  vi.useRealTimers();
  await expect.poll(() => loadBar.mock.calls.length).toBe(1);
});

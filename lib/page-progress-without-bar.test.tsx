import { afterEach, expect, it, vi } from 'vitest';
import { showPageProgress } from './page-progress.ts';

const loadBar = vi.hoisted(() => vi.fn());
vi.mock('nprogress', () => {
  loadBar();
  throw new Error('no network');
});

afterEach(() => vi.useRealTimers());

// An unhandled rejection would fail the run.
it('a bar whose code does not come is left out without a word', async () => {
  vi.useFakeTimers();
  showPageProgress('/locations');
  await vi.advanceTimersByTimeAsync(250);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loadBar).toHaveBeenCalledOnce());
});

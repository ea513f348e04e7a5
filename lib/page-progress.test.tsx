import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPageProgress } from './page-progress.ts';

const bar = vi.hoisted(() => ({ configure: vi.fn(), start: vi.fn(), done: vi.fn() }));
vi.mock('nprogress', () => ({ default: bar }));

describe('the page-loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    bar.start.mockReset().mockReturnValue(bar);
    bar.done.mockReset();
    history.replaceState(null, '', '/');
  });
  afterEach(() => vi.useRealTimers());

  it('stays away when the page is there within 200 ms @S9-24', async () => {
    showPageProgress('/locations');
    await vi.advanceTimersByTimeAsync(150);
    history.replaceState(null, '', '/locations');
    await vi.advanceTimersByTimeAsync(1000);
    expect(bar.start).not.toHaveBeenCalled();
  });

  it('shows after 200 ms and goes when the address changes @S2-34 @S9-24', async () => {
    showPageProgress('/locations');
    await vi.advanceTimersByTimeAsync(250);
    expect(bar.start).toHaveBeenCalledOnce();
    expect(bar.done).not.toHaveBeenCalled();
    history.replaceState(null, '', '/locations');
    await vi.advanceTimersByTimeAsync(100);
    expect(bar.done).toHaveBeenCalledOnce();
  });

  it('gives up after 5 seconds @S9-25', async () => {
    showPageProgress('/locations');
    await vi.advanceTimersByTimeAsync(5200);
    expect(bar.done).toHaveBeenCalledOnce();
  });

  it('does not show for an anchor of the same page', async () => {
    showPageProgress('/#pricing');
    await vi.advanceTimersByTimeAsync(1000);
    expect(bar.start).not.toHaveBeenCalled();
  });
});

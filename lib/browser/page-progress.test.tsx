import bar from 'nprogress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './page-bar.lazy.ts';
import { isNavigating, showPageProgress } from './page-progress.ts';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const arrive = (url: string) => history.pushState({}, '', url);
const isShown = () => document.querySelector('#nprogress .bar') !== null;

describe('the page-loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    history.replaceState(null, '', '/');
  });
  afterEach(async () => {
    arrive('/left');
    await pass(2000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('does not show if the page loads within 200 ms @S9-24', async () => {
    showPageProgress('/locations');
    await pass(150);
    arrive('/locations');
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('shows after 200 ms and disappears when the URL changes @S2-34 @S9-24', async () => {
    showPageProgress('/locations');
    await pass(199);
    expect(isShown()).toBe(false);
    await pass(51);
    expect(isShown()).toBe(true);
    arrive('/locations');
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('takes 5 s across the screen @S9-25', async () => {
    showPageProgress('/locations');
    await pass(200 + 4000);
    expect(bar.status).toBeLessThan(0.9);
    await pass(1000);
    expect(bar.status).toBeGreaterThan(0.9);
  });

  it('waits at its end, then the page loads in full @S2-34', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: location.href, assign });
    showPageProgress('/locations');
    await pass(9_900);
    expect(isShown()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    await pass(60_000);
    expect(assign.mock.calls).toEqual([['/locations']]);
    expect(isNavigating()).toBe(false);
  });

  it('is about the last of several presses', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: location.href, assign });
    showPageProgress('/locations/1');
    await pass(5_000);
    showPageProgress('/locations/2');
    await pass(9_900);
    expect(assign).not.toHaveBeenCalled();
    await pass(200);
    expect(assign.mock.calls).toEqual([['/locations/2']]);
  });

  it('is about a navigation that ends with its URL', () => {
    showPageProgress('/locations');
    expect(isNavigating()).toBe(true);
    arrive('/locations');
    expect(isNavigating()).toBe(false);
  });

  it('disappears if a page redirects back', async () => {
    history.replaceState({}, '', '/');
    showPageProgress('/login');
    await pass(1000);
    history.replaceState({}, '', '/');
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('ignores the time that the page spends in the back/forward cache', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: location.href, assign });
    showPageProgress('/locations');
    await pass(1000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(100);
    expect(assign).not.toHaveBeenCalled();
  });
});

import bar from 'nprogress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './page-bar.lazy.ts';
import { showPageProgress } from './page-progress.ts';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const isShown = () => document.querySelector('#nprogress .bar') !== null;

describe('the page-loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    history.replaceState(null, '', '/');
  });
  afterEach(async () => {
    history.replaceState(null, '', '/left');
    await pass(2000);
    vi.useRealTimers();
  });

  it('does not show if the page loads within 200 ms @S9-24', async () => {
    showPageProgress('/locations');
    await pass(150);
    history.replaceState(null, '', '/locations');
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('shows after 200 ms and disappears when the URL changes @S2-34 @S9-24', async () => {
    showPageProgress('/locations');
    await pass(199);
    expect(isShown()).toBe(false);
    await pass(51);
    expect(isShown()).toBe(true);
    history.replaceState(null, '', '/locations');
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

  it('waits at its end for a page that takes longer', async () => {
    showPageProgress('/locations');
    await pass(30_000);
    expect(isShown()).toBe(true);
  });

  it('disappears if a page redirects back', async () => {
    showPageProgress('/login');
    await pass(62_000);
    expect(isShown()).toBe(false);
  });

  it('does not show for an anchor of the same page', async () => {
    showPageProgress('/#pricing');
    await pass(1000);
    expect(isShown()).toBe(false);
  });
});

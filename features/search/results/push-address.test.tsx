import { expect, test, vi } from 'vitest';
import { enterAbove, leaveAbove } from '#lib/browser/history-entry.ts';
import { pushAddress } from './push-address.ts';

const nextPop = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('a URL replaces the entry of the open layer', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  pushAddress('/next');
  expect(window.location.pathname).toBe('/next');
  window.history.back();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
});

test('a URL set while a layer closes is the last entry', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  leaveAbove();
  pushAddress('/next');
  await expect.poll(() => window.location.pathname).toBe('/next');
  window.history.back();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
});

test('a URL set by an earlier listener of the same popstate is not lost', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  window.addEventListener('popstate', () => pushAddress('/next'), { once: true });
  leaveAbove();
  await expect.poll(() => window.location.pathname).toBe('/next');
});

test('a URL is set although a navigation canceled the popstate', async () => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'back').mockImplementation(() => {});
  enterAbove();
  leaveAbove();
  pushAddress('/next');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(window.location.pathname).not.toBe('/next');
  await vi.advanceTimersByTimeAsync(1);
  expect(window.location.pathname).toBe('/next');
});

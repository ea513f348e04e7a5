import { expect, test } from 'vitest';
import { enterAbove, leaveAbove, pushAddress } from './history-entry.ts';

const nextPop = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('an address takes the place of what is open above the page', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  pushAddress('/next');
  expect(window.location.pathname).toBe('/next');
  window.history.back();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
});

test('an address that comes while what was above the page goes is the last', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  leaveAbove();
  pushAddress('/next');
  await nextPop();
  expect(window.location.pathname).toBe('/next');
  window.history.back();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
});

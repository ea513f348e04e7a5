import { expect, test, vi } from 'vitest';
import { enterAbove } from './history-entry.ts';

test('after a reload the entry of an open layer belongs to the page', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  vi.resetModules();
  const { isAboveThePage } = await import('./history-entry.ts');
  expect(isAboveThePage()).toBe(false);
});

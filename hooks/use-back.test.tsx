import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAboveThePage } from '#lib/browser/history-entry.ts';
import { useBack } from './use-back.ts';

beforeEach(() => {
  window.history.pushState(null, '', '/page');
});

function openLayer() {
  const back = vi.fn(() => false);
  const { unmount } = renderHook(() => useBack(true, back));
  return { back, close: unmount };
}

const nextPop = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('Back closes the open layer and keeps the page', async () => {
  const { back } = openLayer();
  window.history.back();
  await nextPop();
  expect(back).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/page');
});

test('Back closes a layer that was open when a navigation ended, and keeps the next page', async () => {
  const { back } = openLayer();
  act(() => window.history.pushState(null, '', '/next'));
  window.history.back();
  await nextPop();
  expect(back).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/next');
});

test('a layer opened while another leaves its entry stays open', async () => {
  openLayer().close();
  await Promise.resolve();
  const { back } = openLayer();
  await nextPop();
  await waitFor(() => expect(isAboveThePage()).toBe(true));
  expect(back).not.toHaveBeenCalled();
  window.history.back();
  await nextPop();
  expect(back).toHaveBeenCalledOnce();
});

test('a layer closed while another leaves its entry goes back no second time', async () => {
  const back = vi.spyOn(window.history, 'back');
  openLayer().close();
  await Promise.resolve();
  openLayer().close();
  await nextPop();
  expect(back).toHaveBeenCalledOnce();
});

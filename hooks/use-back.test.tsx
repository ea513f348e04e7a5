import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAboveThePage } from '#lib/browser/history-entry.ts';
import { showPageProgress } from '#lib/browser/page-progress.ts';
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

test('an open layer has its entry in the commit that opens it and in the commit of the next page', () => {
  const entered: boolean[] = [];
  renderHook(() => {
    useBack(true, () => false);
    useLayoutEffect(() => void entered.push(isAboveThePage()));
  });
  act(() => window.history.pushState(null, '', '/next'));
  expect(entered).toEqual([true, true]);
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

function startNavigation() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  showPageProgress('/next');
}

function endNavigation() {
  window.history.pushState({}, '', '/next');
  vi.runOnlyPendingTimers();
}

test('a layer opened and closed during a navigation does not cancel it', async () => {
  const back = vi.spyOn(window.history, 'back');
  startNavigation();
  openLayer().close();
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  endNavigation();
});

test('after a navigation, Back skips the entry of a layer closed during it', async () => {
  startNavigation();
  openLayer().close();
  await Promise.resolve();
  endNavigation();
  window.history.back();
  await nextPop();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
  expect(isAboveThePage()).toBe(false);
});

test('a layer that is open at the end of a navigation leaves its entry when it closes', async () => {
  const back = vi.spyOn(window.history, 'back');
  startNavigation();
  const { close } = openLayer();
  act(() => window.history.pushState({}, '', '/next'));
  close();
  await Promise.resolve();
  expect(back).toHaveBeenCalledOnce();
  await nextPop();
  expect(window.location.pathname).toBe('/next');
  expect(isAboveThePage()).toBe(false);
  vi.runOnlyPendingTimers();
});

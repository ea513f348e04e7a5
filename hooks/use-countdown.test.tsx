import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a countdown follows the elapsed seconds, and ends', () => {
  const { result } = renderHook(() => useCountdown());
  act(() => result.current.start(3));
  expect(result.current.left).toBe(3);
  act(() => void vi.advanceTimersByTime(1_100));
  expect(result.current.left).toBe(2);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current.left).toBe(0);
});

test('a countdown never starts with a second too many', () => {
  // Not exact in binary, so that the difference may exceed a whole second.
  vi.spyOn(performance, 'now').mockReturnValue(12_345.6);
  const { result } = renderHook(() => useCountdown(60));
  expect(result.current.left).toBe(60);
});

test.each([
  [Number.NaN, 0],
  [-5, 0],
  [9_999, 9_999],
])('a countdown of %d seconds starts at %d', (seconds, left) => {
  const { result } = renderHook(() => useCountdown());
  act(() => result.current.start(seconds));
  expect(result.current.left).toBe(left);
});

test('changing the clock during a countdown has no effect', () => {
  const { result } = renderHook(() => useCountdown());
  act(() => result.current.start(30));
  vi.setSystemTime(Date.now() + 86_400_000);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current.left).toBe(29);
});

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDelayed } from './use-delayed.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a wait counts once it has lasted 200 ms, each one anew @S9-08', () => {
  const { result, rerender } = renderHook(useDelayed, { initialProps: true });
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  pass(500);
  rerender(false);
  pass(0);
  expect(result.current).toBe(false);
  rerender(true);
  pass(199);
  expect(result.current).toBe(false);
});

it('what was shown stays for 200 ms at least @S9-08', () => {
  const { result, rerender } = renderHook(useDelayed, { initialProps: true });
  pass(210);
  rerender(false);
  pass(189);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

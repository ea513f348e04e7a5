import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './use-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:58:30+02:00') });
  return () => void vi.useRealTimers();
});

test('the day changes at midnight in Bucharest', () => {
  const { result } = renderHook(() => useToday('2026-11-20'));
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(result.current).toBe('2026-11-21');
});

test("a slow clock does not go back before the server's day", () => {
  const { result } = renderHook(() => useToday('2026-11-21'));
  expect(result.current).toBe('2026-11-21');
});

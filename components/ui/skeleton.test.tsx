import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Delayed } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const view = (pending: boolean) => (
  <Delayed pending={pending} skeleton={<p>skeleton</p>}>
    <p>response</p>
  </Delayed>
);

test('a quick response comes without a skeleton @S9-08', () => {
  const { rerender } = render(view(true));
  pass(199);
  expect(screen.getByText('skeleton').parentElement).toHaveClass('invisible');
  rerender(view(false));
  expect(screen.getByText('response')).toBeVisible();
  expect(screen.queryByText('skeleton')).toBeNull();
});

test('a shown skeleton stays at least 200 ms @S9-08', () => {
  const { rerender } = render(view(true));
  pass(200);
  expect(screen.getByText('skeleton').parentElement).not.toHaveClass('invisible');
  rerender(view(false));
  pass(199);
  expect(screen.queryByText('response')).toBeNull();
  pass(1);
  expect(screen.getByText('response')).toBeVisible();
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { repeat } from './background.ts';

test('a run is skipped while the last one is under way, and a stop waits for that one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const runs: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const { stop } = repeat((stopping) => {
    signals.push(stopping);
    return new Promise((done) => runs.push(done));
  }, 1_000);

  await vi.advanceTimersByTimeAsync(2_500);
  expect(runs).toHaveLength(1);
  runs[0]!();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);

  expect(signals[1]!.aborted).toBe(false);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isStopped, runs.length, signals[1]!.aborted]).toEqual([false, 2, true]);
  runs[1]!();
  await stopped;
});

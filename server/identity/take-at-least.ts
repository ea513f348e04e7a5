import { setTimeout as wait } from 'node:timers/promises';

/**
 * Minimum duration, in ms, of responses that must not reveal whether an account exists; enough unless the
 * machine is overloaded.
 */
export const answerMs = 150;

/** Runs the work and returns or throws no earlier than `ms` after the start, so that timing reveals nothing. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + ms;
  try {
    return await work();
  } finally {
    await wait(Math.max(0, end - performance.now()));
  }
}

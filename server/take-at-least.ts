import { setTimeout as wait } from 'node:timers/promises';

/** What an answer takes, in ms, that must not tell whom it knows, on a machine that is not overloaded. */
export const answerMs = 150;

/** Does the work, and answers or fails not before `ms` have passed: the time tells nothing of what was found. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + ms;
  try {
    return await work();
  } finally {
    await wait(Math.max(0, end - performance.now()));
  }
}

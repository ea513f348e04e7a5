import { setTimeout as wait } from 'node:timers/promises';

/** Does the work; when it fails, not before `ms` have passed, so that the time tells nothing of the reason. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + ms;
  try {
    return await work();
  } catch (error) {
    await wait(Math.max(0, end - performance.now()));
    throw error;
  }
}

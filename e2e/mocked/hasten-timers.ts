import type { BrowserContext } from '@playwright/test';

/**
 * Shortens timers of 3 s, as of deferred work, to a tenth. Shorter time limits for calls and
 * navigations would depend on the machine's speed.
 */
export function hastenTimers(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const set = window.setTimeout.bind(window) as (...parts: unknown[]) => number;
    const hastened = (run: unknown, ms = 0, ...rest: unknown[]) =>
      set(run, ms === 3_000 ? 300 : ms, ...rest);
    window.setTimeout = hastened as typeof setTimeout;
  });
}

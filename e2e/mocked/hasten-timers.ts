import type { BrowserContext } from '@playwright/test';

/** Shortens timers of 2 s or more to a tenth, so that tests need not wait for deferred work. */
export function hastenTimers(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const set = window.setTimeout.bind(window) as (...parts: unknown[]) => number;
    const hastened = (run: unknown, ms = 0, ...rest: unknown[]) =>
      set(run, ms < 2_000 ? ms : ms / 10, ...rest);
    window.setTimeout = hastened as typeof setTimeout;
  });
}

import { afterLeaving, isAboveThePage } from '#lib/browser/history-entry.ts';

/** Replaces the history entry of an open layer, and waits for that of a closed one to be gone. */
export function pushAddress(href: string): void {
  afterLeaving(() => {
    window.history[isAboveThePage() ? 'replaceState' : 'pushState'](null, '', href);
  });
}

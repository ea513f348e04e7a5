import { afterLeaving, isAboveThePage } from '#lib/browser/history-entry.ts';

/** Replaces the history entry of an open layer. Waits until a closed layer has left its entry. */
export function pushAddress(href: string): void {
  afterLeaving(() => {
    window.history[isAboveThePage() ? 'replaceState' : 'pushState'](null, '', href);
  });
}

import { useEffect, useRef } from 'react';
import { enterAbove, isAboveThePage, leaveAbove } from '#lib/history-entry.ts';

/** What is open above the page, the last above the others. */
const layers: object[] = [];

// A page that was gone to from what was open above leaves its entry behind: there is nothing to come back to.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    if (layers.length === 0) leaveAbove();
  });

/**
 * While something is open above a page, Back is for it and not for the page, and for the last that opened where there is
 * more. `onBack` returns whether it is still open then. Closed otherwise, it takes its entry out of the history.
 */
export function useBack(open: boolean, onBack: () => boolean): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    enterAbove();
    const popped = () => {
      if (isAboveThePage() || layers.at(-1) !== layer) return;
      const isLast = layers.length === 1;
      if (back.current() || !isLast) enterAbove();
    };
    window.addEventListener('popstate', popped);
    return () => {
      window.removeEventListener('popstate', popped);
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length > 0) return;
      // Later, because an effect that only runs anew does not close anything.
      queueMicrotask(() => {
        if (layers.length === 0) leaveAbove();
      });
    };
  }, [open]);
}

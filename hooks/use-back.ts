import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  afterLeaving,
  enterAbove,
  isAboveThePage,
  leaveAbove,
} from '#lib/browser/history-entry.ts';
import { isNavigating } from '#lib/browser/page-progress.ts';

const layers: object[] = [];

/** State of an entry made during a navigation. Going back from it would cancel the navigation. */
let keptState: unknown;

function leaveUnused(): void {
  if (layers.length === 0) leaveAbove();
}

// Skips the history entry left by a navigation out of an open layer.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => afterLeaving(leaveUnused));

/** `onBack` must close one step and return whether the layer is still open. */
export function useBack(open: boolean, onBack: () => boolean): void {
  // When a navigation ends under an open layer, the layer needs another entry.
  const path = usePathname();
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  // With useEffect, Back could leave the next page before this runs.
  useLayoutEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const popped = () => {
      if (isAboveThePage() || layers.at(-1) !== layer) return;
      const isLast = layers.length === 1;
      if (back.current() || !isLast) enterAbove();
    };
    afterLeaving(() => {
      if (!layers.includes(layer)) return;
      const isPending = isNavigating();
      enterAbove();
      if (isPending) keptState = window.history.state;
      window.addEventListener('popstate', popped);
    });
    return () => {
      window.removeEventListener('popstate', popped);
      layers.splice(layers.indexOf(layer), 1);
      // Leaves a kept entry below that of the next page; Back skips it later.
      queueMicrotask(() => window.history.state === keptState || leaveUnused());
    };
  }, [open, path]);
}

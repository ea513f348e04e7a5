import { useEffect, useRef } from 'react';

/** Marks the entry of the history that stands for what is open above a page. */
const mark = 'aboveThePage';

/** What is open above the page, the last above the others. */
const layers: object[] = [];

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
    enter();
    const popped = () => {
      if (isInside() || layers.at(-1) !== layer) return;
      const isLast = layers.length === 1;
      if (back.current() || !isLast) enter();
    };
    window.addEventListener('popstate', popped);
    return () => {
      window.removeEventListener('popstate', popped);
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length > 0) return;
      // Later, because an effect that only runs anew does not close anything.
      queueMicrotask(() => {
        if (layers.length === 0 && isInside()) window.history.back();
      });
    };
  }, [open]);
}

/** Leaves the entry to the page that comes next, which is to take its place (`router.replace`): Back leads below it. */
export function leaveEntry(): void {
  window.history.replaceState({ ...window.history.state, [mark]: false }, '');
}

function enter(): void {
  if (!isInside()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

function isInside(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[mark] === true;
}

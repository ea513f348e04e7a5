import { useEffect, useRef } from 'react';

/** Marks the entry of the history that stands for what is open above a page. */
const mark = 'aboveThePage';

/**
 * While something is open above a page, Back is for it and not for the page. `onBack` returns whether it is still open
 * then. Closed otherwise, it takes its entry out of the history.
 */
export function useBack(open: boolean, onBack: () => boolean): void {
  const back = useRef(onBack);
  const isOpen = useRef(false);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    enter();
    const popped = () => {
      if (!isInside() && back.current()) enter();
    };
    window.addEventListener('popstate', popped);
    return () => {
      window.removeEventListener('popstate', popped);
      isOpen.current = false;
      // Later, because an effect that only runs anew does not close anything.
      queueMicrotask(() => {
        if (!isOpen.current && isInside()) window.history.back();
      });
    };
  }, [open]);
}

function enter(): void {
  if (!isInside()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

function isInside(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[mark] === true;
}

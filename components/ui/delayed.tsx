'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

type DelayedProps = {
  /** Whether the children cannot be drawn yet. */
  pending: boolean;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Its children, or their skeleton: unseen for 200 ms, for a quick answer needs none, and then for 200 ms at least. */
export function Delayed({ pending, skeleton, children }: DelayedProps) {
  const waiting = useDelayed(pending);
  if (!pending && !waiting) return children;
  return <div className={waiting ? undefined : 'invisible'}>{skeleton}</div>;
}

const delayMs = 200;
const leastMs = 200;

/** True once `on` has held for 200 ms, and then for 200 ms at least: a quick answer shows no skeleton, none flickers. */
export function useDelayed(on: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (on === shown) return;
    const wait = on ? delayMs : shownAt.current + leastMs - Date.now();
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(on);
    }, wait);
    return () => clearTimeout(timer);
  }, [on, shown]);
  return shown;
}

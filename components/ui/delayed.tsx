'use client';

import type { ReactNode } from 'react';
import { useDelayed } from '#hooks/use-delayed.ts';

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

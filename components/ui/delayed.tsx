'use client';

import type { ReactNode } from 'react';
import { useDelayed } from '#hooks/use-delayed.ts';

type DelayedProps = {
  pending: boolean;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Renders the children, or their skeleton if pending for more than 200 ms; a skeleton stays for at least 200 ms. */
export function Delayed({ pending, skeleton, children }: DelayedProps) {
  const waiting = useDelayed(pending);
  if (!pending && !waiting) return children;
  return <div className={waiting ? undefined : 'invisible'}>{skeleton}</div>;
}

'use client';

import type { ReactNode } from 'react';
import { useDelayed } from '#hooks/use-delayed.ts';

type DelayedProps = {
  pending: boolean;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Shows the skeleton after 200 ms, for at least 200 ms. */
export function Delayed({ pending, skeleton, children }: DelayedProps) {
  const waiting = useDelayed(pending);
  if (!pending && !waiting) return children;
  return <div className={waiting ? undefined : 'invisible'}>{skeleton}</div>;
}

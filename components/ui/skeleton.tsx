'use client';

import type { ReactNode } from 'react';
import { useDelayed } from '#hooks/use-delayed.ts';
import { classes } from './classes.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-pulse rounded-control bg-sunken', className)}
    />
  );
}

type DelayedProps = {
  pending: boolean;
  skeleton: ReactNode;
  children: ReactNode;
};

export function Delayed({ pending, skeleton, children }: DelayedProps) {
  const waiting = useDelayed(pending);
  if (!pending && !waiting) return children;
  return <div className={waiting ? undefined : 'invisible'}>{skeleton}</div>;
}

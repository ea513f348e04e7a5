'use client';

import type { ReactNode } from 'react';
import { useHint } from '#hooks/use-session.ts';

/** Keeps its space for clients, so that nothing shifts. */
export function GuestOnly({ children }: { children: ReactNode }) {
  return <span className={useHint() ? 'invisible' : undefined}>{children}</span>;
}

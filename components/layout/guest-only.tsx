'use client';

import type { ReactNode } from 'react';
import { useHint } from '#hooks/use-session.ts';

/** What only guests need, in HTML that everybody shares. For a client it keeps its place: nothing moves. */
export function GuestOnly({ children }: { children: ReactNode }) {
  return <span className={useHint() ? 'invisible' : undefined}>{children}</span>;
}

'use client';

import type { ReactNode } from 'react';
import { useHint } from '#hooks/use-session.ts';

/** For clients it keeps its space, so that nothing shifts. */
export function GuestOnly({ children }: { children: ReactNode }) {
  return <span className={useHint() ? 'invisible' : undefined}>{children}</span>;
}

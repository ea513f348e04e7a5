'use client';

import type { ReactNode } from 'react';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useHint } from '#hooks/use-session.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('./own-shortcuts-view.lazy.tsx'), { optional: true });

/** Replaces the children, at the same height, if the client has bookings. */
export function OwnShortcuts({ children }: { children: ReactNode }) {
  const part = useLoaded(load, useHint());
  return part ? <part.OwnShortcutsView>{children}</part.OwnShortcutsView> : children;
}

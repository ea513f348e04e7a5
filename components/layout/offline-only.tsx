'use client';

import type { ReactNode } from 'react';
import { useOnline } from '#hooks/use-online.ts';

type OfflineOnlyProps = { className: string; children: ReactNode };

/** Shows and announces server-rendered children while offline, when nothing can be loaded. */
export function OfflineOnly({ className, children }: OfflineOnlyProps) {
  return (
    <div role="status" className={className}>
      {!useOnline() && children}
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useOnline } from '#hooks/use-online.ts';

type OfflineOnlyProps = { className: string; children: ReactNode };

/** Shows and announces what the server wrote while there is no connection: nothing can be fetched then. */
export function OfflineOnly({ className, children }: OfflineOnlyProps) {
  return (
    <div role="status" className={className}>
      {!useOnline() && children}
    </div>
  );
}

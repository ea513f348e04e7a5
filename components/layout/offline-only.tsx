'use client';

import type { ReactNode } from 'react';
import { useOnline } from '#hooks/use-online.ts';

type OfflineOnlyProps = { className: string; children: ReactNode };

export function OfflineOnly({ className, children }: OfflineOnlyProps) {
  return (
    <div role="status" className={className}>
      {!useOnline() && children}
    </div>
  );
}

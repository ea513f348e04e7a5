'use client';

import type { ReactNode } from 'react';
import { useOnline } from '#hooks/use-online.ts';

/** Shows and announces what the server wrote while there is no connection: nothing can be fetched then. */
export function OfflineOnly({ children }: { children: ReactNode }) {
  return <div role="status">{!useOnline() && children}</div>;
}

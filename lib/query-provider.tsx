'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { forgetOthers } from './private-data.ts';
import { getQueryClient } from './query-client.ts';

/** Mounted by the pages that use React Query, never by the root layout. What one client owns no other one finds there. */
export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(() => forgetOthers(getQueryClient()), []);
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}

'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { clearPrivateQueries } from './private-data.ts';
import { getQueryClient } from './query-client.ts';

export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(() => clearPrivateQueries(getQueryClient()), []);
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}

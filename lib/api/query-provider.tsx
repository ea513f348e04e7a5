'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { getQueryClient } from './query-client.ts';

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}

const loadSaving = lazyPart(() => import('./save-offline-bookings.lazy.ts'), { optional: true });

export function OfflineBookingsSaver() {
  useEffect(() => {
    loadSaving().then(
      ({ saveSeenBookings }) => saveSeenBookings(getQueryClient()),
      () => {},
    );
  }, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { getQueryClient } from './query-client.ts';

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

'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { getQueryClient } from '#lib/api/query-client.ts';

const load = lazyPart(() => import('#lib/api/save-offline-bookings.lazy.ts'), { optional: true });

export function OfflineBookingsSaver() {
  useEffect(() => {
    load().then(
      ({ saveSeenBookings }) => saveSeenBookings(getQueryClient()),
      () => {},
    );
  }, []);
  return null;
}

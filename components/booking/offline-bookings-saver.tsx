'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { getQueryClient } from '#lib/query-client.ts';

const load = lazyPart(() => import('#lib/save-offline-bookings.lazy.ts'), true);

/** Rendered where bookings are shown: stores them for offline use. */
export function OfflineBookingsSaver() {
  useEffect(() => {
    load().then(
      ({ saveSeenBookings }) => saveSeenBookings(getQueryClient()),
      () => {},
    );
  }, []);
  return null;
}

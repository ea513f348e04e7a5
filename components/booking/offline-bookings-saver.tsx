'use client';

import { useEffect } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { getQueryClient } from '#lib/query-client.ts';

const load = lazyPart(() => import('#lib/save-offline-bookings.lazy.ts'), true);

/** Stands where bookings are shown: they can be read again without a connection. */
export function OfflineBookingsSaver() {
  useEffect(() => {
    load().then(
      ({ saveSeenBookings }) => saveSeenBookings(getQueryClient()),
      () => {},
    );
  }, []);
  return null;
}

import { recentLocations } from '../own-locations.ts';
import { forgetOfflineBookings } from '../offline-bookings.ts';

/**
 * Forgets what this browser keeps of somebody who has left: their bookings, the locations that they looked at last, and
 * all that this tab stored.
 */
export function forgetPrivate(): void {
  forgetOfflineBookings();
  recentLocations.clear();
  try {
    sessionStorage.clear();
  } catch {}
}

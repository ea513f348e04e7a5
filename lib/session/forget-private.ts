import { recentLocations } from '#lib/own/own-locations.ts';
import { forgetOfflineBookings } from '#lib/own/offline-bookings.ts';

/**
 * Removes what this browser stores about a former client: bookings, recently viewed locations and all data of
 * this tab.
 */
export function forgetPrivate(): void {
  forgetOfflineBookings();
  recentLocations.clear();
  try {
    sessionStorage.clear();
  } catch {}
}

import { forgetOfflineBookings } from '#lib/own/offline-bookings.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { recentLocations } from '#lib/own/own-locations.ts';
import { dropHint } from './session-cookies.ts';
import { broadcast } from './session-store.ts';

/**
 * Removes everything this browser stores about the client after a logout and notifies other tabs. The current
 * page keeps its content: it is about to be replaced, and a private one would redirect to login.
 */
export function endSession(): void {
  dropHint();
  forgetPrivate();
  broadcast('logout');
}

/**
 * Removes what this browser stores about a former client: bookings, recently viewed locations and all data of
 * this tab.
 */
export function forgetPrivate(): void {
  forgetOfflineBookings();
  recentLocations.clear();
  tabStorage.clear();
}

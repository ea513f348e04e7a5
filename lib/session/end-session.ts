import { forgetOfflineBookings } from '#lib/own/offline-bookings.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { recentLocations } from '#lib/own/own-locations.ts';
import { dropHint } from './session-cookies.ts';
import { broadcast } from './session-store.ts';

/** Keeps the page's content: it is about to be replaced, and a private page would redirect to login. */
export function endSession(): void {
  dropHint();
  forgetPrivate();
  broadcast('logout');
}

export function forgetPrivate(): void {
  forgetOfflineBookings();
  recentLocations.clear();
  tabStorage.clear();
}

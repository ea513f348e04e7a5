import { forgetOfflineBookings, forgetOfflineBookingsOfOthers } from '#lib/own/offline-bookings.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { recentLocations } from '#lib/own/own-locations.ts';
import {
  dropHint,
  isHinted,
  broadcast,
  onOtherTab,
  sessionStore,
  type Session,
} from './session-store.ts';

/** Keeps `sessionStore`, because a private page would redirect a guest. */
export function endSession(): void {
  dropHint();
  forgetPrivate();
  tabStorage.clear();
  broadcast('logout');
}

function forgetPrivate(): void {
  forgetOfflineBookings();
  recentLocations.clear();
}

export function followSessionEnd(): void {
  if (!isHinted()) forgetOfflineBookings();
  const forgetOthers = ({ user }: Session) => user && forgetOfflineBookingsOfOthers(user.id);
  forgetOthers(sessionStore.getState());
  sessionStore.subscribe(forgetOthers);
  onOtherTab((event) => {
    // A frozen tab gets the event late, when the lists may be of the next session.
    if (event === 'logout' && !isHinted()) forgetPrivate();
  });
}

import { forgetPrivate } from './session/forget-private.ts';
import { isHinted } from './session/session-cookies.ts';
import { onOtherTab, sessionStore, type Session } from './session/session-store.ts';
import { forgetOfflineBookings, forgetOfflineBookingsOfOthers } from './offline-bookings.ts';

/**
 * Brings the service worker, which answers for pages that the network does not bring. What is kept for it goes with the
 * session: one that ended since the last visit, or ends in another tab, or is followed by one of somebody else.
 */
export function startOffline(): void {
  if (!isHinted()) forgetOfflineBookings();
  const forgetOthers = ({ user }: Session) => user && forgetOfflineBookingsOfOthers(user.id);
  forgetOthers(sessionStore.getState());
  sessionStore.subscribe(forgetOthers);
  onOtherTab((event) => event === 'logout' && forgetPrivate());
  if (process.env.NODE_ENV === 'production')
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

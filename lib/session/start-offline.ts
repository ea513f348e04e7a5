import { forgetPrivate } from './end-session.ts';
import { isHinted } from './session-cookies.ts';
import { onOtherTab, sessionStore, type Session } from './session-store.ts';
import { forgetOfflineBookings, forgetOfflineBookingsOfOthers } from '#lib/own/offline-bookings.ts';

/** Also removes offline bookings of an ended session or another client. */
export function startOffline(): void {
  if (!isHinted()) forgetOfflineBookings();
  const forgetOthers = ({ user }: Session) => user && forgetOfflineBookingsOfOthers(user.id);
  forgetOthers(sessionStore.getState());
  sessionStore.subscribe(forgetOthers);
  onOtherTab((event) => event === 'logout' && forgetPrivate());
  if (process.env.NODE_ENV === 'production')
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

import { forgetBookings } from '../upcoming-bookings.ts';

/** Forgets what this browser keeps of somebody who has left: their bookings, and all that this tab stored. */
export function forgetPrivate(): void {
  forgetBookings();
  try {
    sessionStorage.clear();
  } catch {}
}

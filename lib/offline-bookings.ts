import { deviceStorage } from './browser-storage.ts';

/** A booking as it is shown where there is no connection: words, and when it is over. */
export type OfflineBooking = {
  id: string;
  /** Instants. */
  starts_at: string;
  ends_at: string;
  when: string;
  services: string;
  professional: string;
  place: string;
  address: string;
  status: string;
};

/** The upcoming bookings of a client, by their id, as they were at an instant, in milliseconds. */
export type OfflineBookings = { owner: string; seenAt: number; bookings: OfflineBooking[] };

/** Where they are stored: what stands there goes at once when the client leaves, in every tab. */
export const offlineBookingsKey = 'upcomingBookings';

/** Stores the bookings in this browser, where it can. */
export function saveOfflineBookings(bookings: OfflineBookings): void {
  deviceStorage.write(offlineBookingsKey, JSON.stringify(bookings));
}

/** Returns the bookings that are stored; none that were never seen where there are none. */
export function readOfflineBookings(): OfflineBookings {
  const stored = deviceStorage.readJson(offlineBookingsKey) as OfflineBookings | null;
  return Array.isArray(stored?.bookings) ? stored : { owner: '', seenAt: 0, bookings: [] };
}

/** Forgets the bookings of everybody but this client. */
export function forgetOfflineBookingsOfOthers(id: string): void {
  if (readOfflineBookings().owner !== id) forgetOfflineBookings();
}

/** Forgets them. */
export function forgetOfflineBookings(): void {
  deviceStorage.write(offlineBookingsKey, null);
}

/** A booking as it is said where there is no connection: words, and when it is over. */
export type KeptBooking = {
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
export type KeptBookings = { owner: string; seenAt: number; bookings: KeptBooking[] };

/** Where they are kept: in storage that leaving empties at once, in every tab. */
export const keptBookingsKey = 'upcomingBookings';

/** Keeps the bookings in this browser, where it can. */
export function keepBookings(kept: KeptBookings): void {
  try {
    localStorage.setItem(keptBookingsKey, JSON.stringify(kept));
  } catch {}
}

/** Returns the bookings that are kept; none that were never seen where there are none. */
export function keptBookings(): KeptBookings {
  try {
    const kept = JSON.parse(localStorage.getItem(keptBookingsKey) ?? '') as KeptBookings;
    if (Array.isArray(kept.bookings)) return kept;
  } catch {}
  return { owner: '', seenAt: 0, bookings: [] };
}

/** Forgets the bookings of everybody but this client. */
export function forgetBookingsOfOthers(id: string): void {
  if (keptBookings().owner !== id) forgetBookings();
}

/** Forgets them. */
export function forgetBookings(): void {
  try {
    localStorage.removeItem(keptBookingsKey);
  } catch {}
}

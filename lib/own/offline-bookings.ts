import { deviceStorage } from '#lib/browser/browser-storage.ts';

export type OfflineBooking = {
  id: string;
  starts_at: string;
  ends_at: string;
  when: string;
  services: string;
  professional: string;
  place: string;
  address: string;
  status: string;
};

/** `owner` is the client's id; `seenAt` is in epoch ms. */
type OfflineBookings = { owner: string; seenAt: number; bookings: OfflineBooking[] };

export const offlineBookingsKey = 'upcomingBookings';

export function saveOfflineBookings(bookings: OfflineBookings): void {
  deviceStorage.write(offlineBookingsKey, JSON.stringify(bookings));
}

export function readOfflineBookings(): OfflineBookings {
  const stored = deviceStorage.readJson(offlineBookingsKey) as OfflineBookings | null;
  return Array.isArray(stored?.bookings) ? stored : { owner: '', seenAt: 0, bookings: [] };
}

export function forgetOfflineBookingsOfOthers(id: string): void {
  if (readOfflineBookings().owner !== id) forgetOfflineBookings();
}

export function forgetOfflineBookings(): void {
  deviceStorage.write(offlineBookingsKey, null);
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import type { CallOutput } from '#contract/types.ts';
import { occupiesSlot, statusLabel } from '#domain/booking/booking-status.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { isHinted, sessionStore } from '#lib/session/session-store.ts';
import {
  forgetOfflineBookingsOfOthers,
  saveOfflineBookings,
  readOfflineBookings,
  type OfflineBooking,
} from '#lib/own/offline-bookings.ts';

const followed = new WeakSet<QueryClient>();

export function saveSeenBookings(client: QueryClient): void {
  if (followed.has(client)) return;
  followed.add(client);
  const cache = client.getQueryCache();
  const save = ({ queryKey, state }: { queryKey: QueryKey; state: Seen }) => {
    const { user } = sessionStore.getState();
    if (user && isHinted()) saveSeen(user.id, queryKey, state);
  };
  const saveAll = () => cache.getAll().forEach(save);
  saveAll();
  // Queries of the HTML may be in the cache before the client is known.
  sessionStore.subscribe(({ user }, before) => {
    if (user && user.id !== before.user?.id) saveAll();
  });
  cache.subscribe((event) => {
    if (event.type === 'added') save(event.query);
    // Hydration updates an existing query by setState.
    if (event.type === 'updated' && ['success', 'setState'].includes(event.action.type))
      save(event.query);
  });
}

type Seen = { data?: unknown; dataUpdatedAt: number };

function saveSeen(
  owner: string,
  [name, kind, type]: QueryKey,
  { data, dataUpdatedAt }: Seen,
): void {
  if (name !== 'bookings' || data === undefined) return;
  forgetOfflineBookingsOfOthers(owner);
  if (kind === 'detail') saveOne(owner, data as Booking, dataUpdatedAt);
  if (kind !== 'list' || type !== 'upcoming') return;
  const { pages } = data as { pages: CallOutput<'listBookings'>[] };
  const bookings = pages.flatMap((page) => page.data).map(inWords);
  saveOfflineBookings({ owner, seenAt: dataUpdatedAt, bookings });
}

function saveOne(owner: string, booking: Booking, now: number): void {
  const { seenAt, bookings } = readOfflineBookings();
  const others = bookings.filter(({ id }) => id !== booking.id);
  if (occupiesSlot(booking.status) && Date.parse(booking.ends_at) > now)
    others.push(inWords(booking));
  others.sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  saveOfflineBookings({ owner, seenAt: seenAt || now, bookings: others });
}

function inWords(booking: Booking): OfflineBooking {
  const { id, location, professional, services, starts_at, ends_at } = booking;
  return {
    id,
    starts_at,
    ends_at,
    when: dateTimeLabel(booking.start_date, booking.start_time),
    services: services.map(({ name }) => name).join(', '),
    professional: professional.name,
    place: location.name,
    address: `${location.address}, ${location.city}`,
    status: statusLabel(booking.status),
  };
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import type { CallOutput } from '#contract/types.ts';
import { occupiesSlot, statusLabel } from '#domain/booking-status.ts';
import { dateTimeLabel } from '#domain/date-time-label.ts';
import { isHinted } from './session/session-cookies.ts';
import { keepBookings, keptBookings, type KeptBooking } from './upcoming-bookings.ts';

const keeping = new WeakSet<QueryClient>();

/** From now on what the client is shown of upcoming bookings is kept for when there is no connection. */
export function keepSeenBookings(client: QueryClient): void {
  if (keeping.has(client)) return;
  keeping.add(client);
  const cache = client.getQueryCache();
  const keep = ({ queryKey, state }: { queryKey: QueryKey; state: Seen }) => {
    if (isHinted()) keepSeen(queryKey, state);
  };
  cache.getAll().forEach(keep);
  cache.subscribe((event) => {
    if (event.type === 'added') keep(event.query);
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}

type Seen = { data?: unknown; dataUpdatedAt: number };

function keepSeen([name, kind, type]: QueryKey, { data, dataUpdatedAt }: Seen): void {
  if (name !== 'bookings' || data === undefined) return;
  if (kind === 'detail') keepOne(data as Booking, dataUpdatedAt);
  if (kind !== 'list' || type !== 'upcoming') return;
  const { pages } = data as { pages: CallOutput<'listBookings'>[] };
  const bookings = pages.flatMap((page) => page.data).map(inWords);
  keepBookings({ seenAt: dataUpdatedAt, bookings });
}

/** A booking that was seen alone takes its place among the others, which are as old as they were. */
function keepOne(booking: Booking, now: number): void {
  const { seenAt, bookings } = keptBookings();
  const others = bookings.filter(({ id }) => id !== booking.id);
  if (occupiesSlot(booking.status) && Date.parse(booking.ends_at) > now)
    others.push(inWords(booking));
  others.sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  keepBookings({ seenAt: seenAt || now, bookings: others });
}

function inWords(booking: Booking): KeptBooking {
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

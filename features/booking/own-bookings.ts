import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/booking.ts';
import type { Slot } from '#contract/slot.ts';
import { minuteMs, type LocalTime } from '#domain/time/local-time.ts';
import { useSession } from '#hooks/use-session.ts';
import { call } from '#lib/api/call.ts';
import { bookingListsKey } from '#lib/api/own-queries.ts';

/** Only this many upcoming bookings are searched. */
const pageSize = 50;

export async function upcomingBookings(signal?: AbortSignal): Promise<Booking[]> {
  return (
    await call('listBookings', {
      params: { type: 'upcoming' },
      query: { per_page: pageSize },
      signal,
    })
  ).data;
}

export function useUpcoming(): Booking[] {
  const { user } = useSession();
  const { data } = useQuery({
    // 'upcoming' is the key of the account's list.
    queryKey: [...bookingListsKey, 'overlaps'],
    queryFn: ({ signal }) => upcomingBookings(signal),
    enabled: user !== null,
  });
  return data ?? [];
}

export function overlapOf(
  { starts_at }: Slot,
  duration: number,
  bookings: readonly Booking[],
): Booking | undefined {
  const from = Date.parse(starts_at);
  const to = from + duration * minuteMs;
  return bookings.find((own) => Date.parse(own.starts_at) < to && Date.parse(own.ends_at) > from);
}

export function overlapLabel(services: readonly string[], time: LocalTime): string {
  return `Ai deja ${services.join(', ')} la ${time}`;
}

export const namesOf = ({ services }: Booking) => services.map(({ name }) => name);

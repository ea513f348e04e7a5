import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import type { Slot } from '#contract/slot.ts';
import { minuteMs, type LocalTime } from '#domain/time/local-time.ts';
import { useSession } from '#hooks/use-session.ts';
import { call } from '#lib/api/call.ts';
import { forgetKey, unansweredBody } from '#lib/api/idempotency-key.ts';
import { bookingListsKey } from '#lib/api/own-queries.ts';
import { copy } from './copy.ts';
import type { BookingFlow } from './draft/use-booking.ts';

/** More upcoming bookings than a client may have. */
const pageSize = 50;

async function upcomingBookings(signal?: AbortSignal): Promise<Booking[]> {
  const query = { per_page: pageSize };
  const { data } = await call('listBookings', { params: { type: 'upcoming' }, query, signal });
  return data;
}

export function useUpcoming(): Booking[] {
  const { user } = useSession();
  const { data } = useQuery({
    // 'upcoming' would be the key of the account's list.
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

export function ownLabel({ services, start_time }: Booking): string {
  return overlapLabel(
    services.map(({ name }) => name),
    start_time,
  );
}

/**
 * Finds the booking of an attempt whose response was lost. Returns null if `next` is the same
 * request, whose key makes a retry safe.
 */
export async function findUnseenBooking(
  locationId: number,
  next: CreateBookingBody | null,
): Promise<Booking | null> {
  const sent = unansweredBody(locationId) as CreateBookingBody | null;
  if (sent === null || JSON.stringify(sent) === JSON.stringify(next)) return null;
  const isSent = ({ id, location, start_date, start_time, services }: Booking) =>
    !sent.accepted_overlaps?.includes(id) &&
    location.id === locationId &&
    start_date === sent.start_date &&
    start_time === sent.start_time &&
    services.every((service) => sent.services_ids.includes(service.id));
  return (await upcomingBookings()).find(isSent) ?? null;
}

export function UnseenBookingNotice({ flow: { location, showPlaced } }: { flow: BookingFlow }) {
  const { user } = useSession();
  const [isUnanswered] = useState(() => unansweredBody(location.id) !== null);
  const { data } = useQuery({
    queryKey: ['bookings', 'unseen', location.id],
    queryFn: () => findUnseenBooking(location.id, null),
    staleTime: Infinity,
    enabled: isUnanswered && user !== null,
  });
  if (!isUnanswered || !data) return null;
  const show = () => {
    forgetKey(location.id);
    showPlaced(data.id);
  };
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={show}>
          {copy.seeBooking}
        </Button>
      }
    >
      {copy.unseenBooking(data)}
    </Alert>
  );
}

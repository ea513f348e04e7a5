import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { useSession } from '#hooks/use-session.ts';
import { bookingListsKey } from '#lib/api/own-queries.ts';
import { call } from '#lib/api/call.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { forgetKey, unansweredBody } from './idempotency-key.ts';

/** Later bookings are not searched. */
const pageSize = 50;

async function upcomingBookings(locationId: number, signal?: AbortSignal): Promise<Booking[]> {
  const { data } = await call('listBookings', {
    params: { type: 'upcoming' },
    query: { per_page: pageSize },
    signal,
  });
  return data.filter(({ location }) => location.id === locationId);
}

export function SameDayNotice({ flow: { location, draft } }: { flow: BookingFlow }) {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: [...bookingListsKey, 'here', user?.id, location.id],
    queryFn: ({ signal }) => upcomingBookings(location.id, signal),
    enabled: user !== null,
  });
  const other = data?.find(({ start_date }) => start_date === draft.startDate);
  if (!other) return null;
  return <Alert tone="info">Ai deja o programare aici: {instantLabel(other.starts_at)}.</Alert>;
}

/**
 * Finds the booking placed by an earlier attempt whose response was lost; null if there is none, or if `next`
 * equals that attempt: a retry with the same key is safe. Throws ApiError.
 */
export async function findUnseenBooking(
  locationId: number,
  next: CreateBookingBody | null,
): Promise<Booking | null> {
  const sent = unansweredBody(locationId) as CreateBookingBody | null;
  if (sent === null || JSON.stringify(sent) === JSON.stringify(next)) return null;
  const isSent = ({ start_date, start_time, services }: Booking) =>
    start_date === sent.start_date &&
    start_time === sent.start_time &&
    services.every(({ id }) => sent.services_ids.includes(id));
  return (await upcomingBookings(locationId)).find(isSent) ?? null;
}

/** Shown after a lost response. */
export function UnseenBookingNotice({ flow: { location, showPlaced } }: { flow: BookingFlow }) {
  const { user } = useSession();
  const [isUnanswered] = useState(() => unansweredBody(location.id) !== null);
  const { data } = useQuery({
    queryKey: ['bookings', 'unseen', location.id],
    queryFn: () => findUnseenBooking(location.id, null),
    staleTime: Infinity,
    enabled: isUnanswered && user !== null,
  });
  if (!data) return null;
  const show = () => {
    forgetKey(location.id);
    showPlaced(data.id);
  };
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={show}>
          {copy.unseen.open}
        </Button>
      }
    >
      {copy.unseen.title(instantLabel(data.starts_at))}
    </Alert>
  );
}

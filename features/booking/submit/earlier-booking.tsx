import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { useSession } from '#hooks/use-session.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { namesOf, overlapLabel, upcomingBookings, useUpcoming } from '../own-bookings.ts';
import { forgetKey, unansweredBody } from '#lib/api/idempotency-key.ts';

export function SameDayNotice({ flow: { draft } }: { flow: BookingFlow }) {
  const other = useUpcoming().find(({ start_date }) => start_date === draft.startDate);
  if (!other) return null;
  return (
    <Alert tone="info">
      {overlapLabel(namesOf(other), other.start_time)} în aceeași zi, la {other.location.name}.{' '}
      <a href={`/account/bookings/${other.id}`} className="font-semibold underline">
        {copy.unseen.open}
      </a>
    </Alert>
  );
}

/**
 * Finds the booking of an attempt whose response was lost. Null if there is none, or if `next` is
 * the same request: its key makes a retry safe. Throws ApiError.
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
          {copy.unseen.open}
        </Button>
      }
    >
      {copy.unseen.title(instantLabel(data.starts_at))}
    </Alert>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Alert } from '#components/ui/alert.tsx';
import { instantLabel } from '#domain/time/date-label.ts';
import { useSession } from '#hooks/use-session.ts';
import { bookingsHereQuery } from '../submit/bookings-here-query.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

/** Reminds the client of a booking at this location on the chosen day. Does not block another one. */
export function SameDayBooking({ flow: { location, draft } }: { flow: BookingFlow }) {
  const { user } = useSession();
  const { data } = useQuery(bookingsHereQuery(user?.id, location.id));
  const other = data?.find(({ start_date }) => start_date === draft.startDate);
  return other ? <Alert tone="info">{copy.sameDay(instantLabel(other.starts_at))}</Alert> : null;
}

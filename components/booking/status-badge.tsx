import { Badge } from '#components/ui/badge.tsx';
import type { Booking } from '#contract/booking.ts';
import { statusLabel } from '#domain/booking/booking-status.ts';
import { useBookingState } from './booking-state.ts';

const tones = {
  pending: 'sun',
  approved: 'leaf',
  rejected: 'danger',
  canceled: 'danger',
  canceled_by_location: 'danger',
  expired: 'neutral',
  missed: 'danger',
  done: 'neutral',
} as const;

export function StatusBadge({ booking }: { booking: Booking }) {
  const state = useBookingState(booking);
  return <Badge tone={tones[state]}>{statusLabel(state)}</Badge>;
}

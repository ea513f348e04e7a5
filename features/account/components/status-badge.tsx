import { Badge } from '#components/ui/badge.tsx';
import type { Booking } from '#contract/booking.ts';
import { bookingState, statusLabel } from '#domain/booking-status.ts';
import { useMinute } from '#hooks/use-now.ts';

const tones = {
  pending: 'sun',
  approved: 'leaf',
  rejected: 'danger',
  canceled: 'danger',
  expired: 'neutral',
  done: 'neutral',
} as const;

export function StatusBadge({ booking }: { booking: Booking }) {
  const state = bookingState(booking, useMinute() ?? new Date());
  return <Badge tone={tones[state]}>{statusLabel(state)}</Badge>;
}

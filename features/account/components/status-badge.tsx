import { Badge } from '#components/ui/badge.tsx';
import type { Booking } from '#contract/booking.ts';
import { statusLabel } from '#domain/booking-status.ts';

const tones = {
  pending: 'sun',
  approved: 'leaf',
  rejected: 'danger',
  canceled: 'danger',
  expired: 'neutral',
} as const;

export function StatusBadge({ status }: Pick<Booking, 'status'>) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>;
}

import type { Booking } from '#contract/booking.ts';
import { bookingState, type BookingState, statusLabel } from '#domain/booking/booking-status.ts';
import { useNow } from '#hooks/use-now.ts';
import { Badge } from '#components/ui/badge.tsx';

export const stateSentences: Record<BookingState, string> = {
  pending:
    'Cererea a fost trimisă. Îți scriem pe e-mail când locația răspunde; răspunsul va fi și în „Rezervările mele”.',
  approved: 'Programarea ta este confirmată.',
  rejected: 'Locația nu a acceptat cererea.',
  canceled: 'Programarea a fost anulată.',
  canceled_by_location: 'Locația a anulat programarea. Nu ai nimic de plătit pentru vizită.',
  expired: 'Cererea a expirat fără răspuns.',
  missed: 'Locația ne-a spus că nu ai ajuns la această programare.',
  done: 'Programarea s-a încheiat.',
};

export function useBookingState(
  booking: Pick<Booking, 'status' | 'canceled_by' | 'ends_at'>,
): BookingState {
  return bookingState(booking, useNow());
}

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

import type { Booking } from '#contract/booking.ts';
import { bookingState, type BookingState } from '#domain/booking/booking-status.ts';
import { useMinute } from '#hooks/use-now.ts';

export function useBookingState(
  booking: Pick<Booking, 'status' | 'canceled_by' | 'ends_at'>,
): BookingState {
  return bookingState(booking, useMinute() ?? new Date());
}

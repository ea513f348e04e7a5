import type { BookingAction } from '#contract/provider.ts';
import { dayMs } from '#domain/time/time-units.ts';
import type { Booking } from '../bookings/booking.ts';

type BookingState = Pick<Booking, 'status' | 'starts_at' | 'review'>;

/** A visit with a review took place, so it cannot be marked as missed. */
export function actionsOn({ status, starts_at, review }: BookingState, now: Date): BookingAction[] {
  if (status === 'pending') return ['decide'];
  if (status !== 'approved') return [];
  if (now < starts_at) return ['cancel'];
  return review ? [] : ['mark_missed'];
}

/** From here on the location no longer sees the booking. */
export function linkEnd({ ends_at }: Pick<Booking, 'ends_at'>): Date {
  return new Date(ends_at.getTime() + dayMs);
}

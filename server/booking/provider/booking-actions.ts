import type { BookingAction } from '#contract/provider.ts';
import { dayMs } from '#domain/time/time-units.ts';
import type { BookingRow } from '../bookings/repository.ts';

type Visit = Pick<BookingRow, 'status_now' | 'starts_at' | 'review'>;

/**
 * Returns what a location can do about a booking. A visit with a review took place, so it cannot be marked as
 * missed.
 */
export function actionsOn({ status_now, starts_at, review }: Visit, now: Date): BookingAction[] {
  if (status_now === 'pending') return ['decide'];
  if (status_now !== 'approved') return [];
  if (now < starts_at) return ['cancel'];
  return review ? [] : ['mark_missed'];
}

/** Returns the instant from which a location no longer sees a booking: a day after its end. */
export function linkEnd({ ends_at }: Pick<BookingRow, 'ends_at'>): Date {
  return new Date(ends_at.getTime() + dayMs);
}

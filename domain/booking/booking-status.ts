import { minuteMs } from '#domain/time/time-units.ts';

export const bookingStatuses = [
  'pending',
  'approved',
  'rejected',
  'canceled',
  'expired',
  'missed',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** Who canceled a booking. */
export const cancelers = ['client', 'location'] as const;
export type Canceler = (typeof cancelers)[number];

/**
 * A booking's state for its client: its status, 'done' after an approved booking has ended, or that its location
 * canceled it.
 */
export type BookingState = BookingStatus | 'done' | 'canceled_by_location';

/** Allowed transitions from each status. */
const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['approved', 'rejected', 'canceled', 'expired'],
  approved: ['canceled', 'missed'],
  rejected: [],
  canceled: [],
  expired: [],
  // A location can be wrong: the operator puts it right.
  missed: ['approved'],
};

const labels: Record<BookingState, string> = {
  pending: 'În așteptare',
  approved: 'Confirmată',
  rejected: 'Respinsă',
  canceled: 'Anulată',
  expired: 'Expirată',
  missed: 'Ratată',
  done: 'Încheiată',
  canceled_by_location: 'Anulată de locație',
};

/** Hours until a pending booking expires without a decision. */
export const holdHours = 24;

/** How many pending and upcoming bookings a client may have at once. */
export const maxBookings = { pending: 5, upcoming: 20 };

/** Returns the statuses that may change to `to`, for compare-and-set updates. */
export function statusesBefore(to: BookingStatus): BookingStatus[] {
  return bookingStatuses.filter((from) => transitions[from].includes(to));
}

/** Returns the Romanian word for a state. */
export function statusLabel(status: BookingState): string {
  return labels[status];
}

/** Returns a booking's state for its client at an instant. */
export function bookingState(
  booking: { status: BookingStatus; canceled_by: Canceler | null; ends_at: Date | string },
  now: Date,
): BookingState {
  const { status, canceled_by } = booking;
  if (status === 'approved' && new Date(booking.ends_at) <= now) return 'done';
  return status === 'canceled' && canceled_by === 'location' ? 'canceled_by_location' : status;
}

/** Statuses of bookings that occupy their slot. */
export const occupyingStatuses: readonly BookingStatus[] = ['pending', 'approved'];

/** Returns true if a booking of this status occupies its slot. */
export function occupiesSlot(status: BookingStatus): boolean {
  return occupyingStatuses.includes(status);
}

/** Returns true if a status ends a booking before its visit, so that the client gets its consumables back. */
export function returnsConsumables(status: BookingStatus): boolean {
  return !occupiesSlot(status) && status !== 'missed';
}

/** Returns the last instant to cancel: `noticeMin` minutes before the start. */
export function cancelDeadline(startsAt: Date, noticeMin: number): Date {
  return new Date(startsAt.getTime() - noticeMin * minuteMs);
}

/**
 * Returns true if the client may still cancel: an approved booking until its deadline, a pending one until
 * its start.
 */
export function isCancelable(
  booking: { status: BookingStatus; starts_at: Date | string; cancel_until: Date | string },
  now: Date,
): boolean {
  if (booking.status === 'approved') return now < new Date(booking.cancel_until);
  return booking.status === 'pending' && now < new Date(booking.starts_at);
}

/** Returns the instant at which a pending booking expires: after 24 h or at its start, whichever comes first. */
export function pendingUntil(createdAt: Date, startsAt: Date): Date {
  const holdEnd = createdAt.getTime() + holdHours * 60 * minuteMs;
  return new Date(Math.min(holdEnd, startsAt.getTime()));
}

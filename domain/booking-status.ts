import { minuteMs } from './time-units.ts';

export const bookingStatuses = ['pending', 'approved', 'rejected', 'canceled', 'expired'] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** How a client sees a booking: its status, or 'done' once a confirmed one is over. */
export type BookingState = BookingStatus | 'done';

/** The moves that a booking can make from each status. */
const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['approved', 'rejected', 'canceled', 'expired'],
  approved: ['canceled'],
  rejected: [],
  canceled: [],
  expired: [],
};

const labels: Record<BookingState, string> = {
  pending: 'În așteptare',
  approved: 'Confirmată',
  rejected: 'Respinsă',
  canceled: 'Anulată',
  expired: 'Expirată',
  done: 'Încheiată',
};

/** For how many hours at most a request waits for its answer. */
export const holdHours = 24;

/** Returns the statuses from which a booking may come to a status, for compare-and-set. */
export function statusesBefore(to: BookingStatus): BookingStatus[] {
  return bookingStatuses.filter((from) => transitions[from].includes(to));
}

/** Returns the Romanian word for a status. */
export function statusLabel(status: BookingState): string {
  return labels[status];
}

/** Returns how a booking stands at an instant, for its client. */
export function bookingState(
  booking: { status: BookingStatus; ends_at: Date | string },
  now: Date,
): BookingState {
  return booking.status === 'approved' && new Date(booking.ends_at) <= now
    ? 'done'
    : booking.status;
}

/** The statuses in which a booking keeps its time taken. */
export const occupyingStatuses: readonly BookingStatus[] = ['pending', 'approved'];

/** Tells whether a booking of this status keeps its time taken. */
export function occupiesSlot(status: BookingStatus): boolean {
  return occupyingStatuses.includes(status);
}

/** Returns the instant until which a booking can be canceled: `noticeMin` minutes before it. */
export function cancelDeadline(startsAt: Date, noticeMin: number): Date {
  return new Date(startsAt.getTime() - noticeMin * minuteMs);
}

/**
 * Tells whether a client may still cancel a booking: a confirmed one until its deadline, one that waits for its answer
 * until it begins.
 */
export function isCancelable(
  booking: { status: BookingStatus; starts_at: Date | string; cancel_until: Date | string },
  now: Date,
): boolean {
  if (booking.status === 'approved') return now < new Date(booking.cancel_until);
  return booking.status === 'pending' && now < new Date(booking.starts_at);
}

/** Returns the instant at which an unanswered booking expires: after 24 h or at its start. */
export function pendingUntil(createdAt: Date, startsAt: Date): Date {
  const holdEnd = createdAt.getTime() + holdHours * 60 * minuteMs;
  return new Date(Math.min(holdEnd, startsAt.getTime()));
}

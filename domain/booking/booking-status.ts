import { hourMs, minuteMs } from '#domain/time/local-time.ts';

export const bookingStatuses = [
  'pending',
  'approved',
  'rejected',
  'canceled',
  'expired',
  'missed',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

export const cancelers = ['client', 'location'] as const;
export type Canceler = (typeof cancelers)[number];

export type BookingState = BookingStatus | 'done' | 'canceled_by_location';

const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['approved', 'rejected', 'canceled', 'expired'],
  approved: ['canceled', 'missed'],
  rejected: [],
  canceled: [],
  expired: [],
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

export const pendingHours = 24;

/** Per client. */
export const maxBookings = { pending: 5, upcoming: 20 };

/** Returns the statuses that may change to `to`, for compare-and-set updates. */
export function statusesBefore(to: BookingStatus): BookingStatus[] {
  return bookingStatuses.filter((from) => transitions[from].includes(to));
}

/** In Romanian. */
export function statusLabel(status: BookingState): string {
  return labels[status];
}

/** For an overdue pending booking, `status` must already be `expired`. */
export function bookingState(
  booking: { status: BookingStatus; canceled_by: Canceler | null; ends_at: Date | string },
  now: Date,
): BookingState {
  const { status, canceled_by } = booking;
  if (status === 'approved' && new Date(booking.ends_at) <= now) return 'done';
  return status === 'canceled' && canceled_by === 'location' ? 'canceled_by_location' : status;
}

export const occupyingStatuses = ['pending', 'approved'] as const;

/** True for pending and approved bookings. */
export function occupiesSlot(state: BookingState): state is 'pending' | 'approved' {
  return (occupyingStatuses as readonly BookingState[]).includes(state);
}

/** True for rejected, canceled and expired bookings. */
export function returnsConsumables(status: BookingStatus): boolean {
  return !occupiesSlot(status) && status !== 'missed';
}

/** Returns the first instant too late to cancel. */
export function cancelDeadline(startsAt: Date, noticeMin: number): Date {
  return new Date(startsAt.getTime() - noticeMin * minuteMs);
}

export type Cancelable = {
  status: BookingStatus;
  starts_at: Date | string;
  cancel_until: Date | string;
};

/** True before `cancel_until` if approved, before the start if pending. */
export function isCancelable(booking: Cancelable, now: Date): boolean {
  if (booking.status === 'approved') return now < new Date(booking.cancel_until);
  return booking.status === 'pending' && now < new Date(booking.starts_at);
}

/** Returns `createdAt` plus `pendingHours`, at the latest `startsAt`. */
export function pendingUntil(createdAt: Date, startsAt: Date): Date {
  return new Date(Math.min(createdAt.getTime() + pendingHours * hourMs, startsAt.getTime()));
}

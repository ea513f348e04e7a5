import { hourMs, minuteMs } from '#domain/time/local-time.ts';
import type { BookingStatus } from './booking-status.ts';

/** Minutes; 0 = on time. */
export const arrivalDelays = [0, 5, 10, 15] as const;
export type ArrivalDelay = (typeof arrivalDelays)[number];

/**
 * Returns the delays that the client of an approved booking can announce at `now`: 0 in the 24
 * hours before the start, others from 3 hours before to 15 minutes after it.
 */
export function openArrivals(
  { status, starts_at }: { status: BookingStatus; starts_at: Date | string },
  now: Date,
): ArrivalDelay[] {
  if (status !== 'approved') return [];
  const untilStart = new Date(starts_at).getTime() - now.getTime();
  const isNear = untilStart <= 3 * hourMs && untilStart > -15 * minuteMs;
  return arrivalDelays.filter((delay) =>
    delay === 0 ? untilStart > 0 && untilStart <= 24 * hourMs : isNear,
  );
}

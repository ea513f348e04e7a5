import { toWallTime } from '#domain/time/local-time.ts';

/** True from 21:00 until 8:00, Bucharest wall time: reminders by SMS wait. */
export function isNight(now: Date): boolean {
  const { time } = toWallTime(now);
  return time < '08:00' || time >= '21:00';
}

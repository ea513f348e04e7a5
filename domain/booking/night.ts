import { toWallTime } from '#domain/time/local-time.ts';

/** From 21:00 to 8:00 in Bucharest, nobody wants an SMS. */
export function isNight(now: Date): boolean {
  const { time } = toWallTime(now);
  return time < '08:00' || time >= '21:00';
}

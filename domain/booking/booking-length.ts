/** Maximum duration of a booking, in minutes. */
export const longestBookingMin = 720;

/** A service with its minutes, as in a response or in its row. */
type Timed = { duration: number } | { duration_min: number };

/** Returns the total duration of consecutive services, in minutes. */
export function totalDuration(services: readonly Timed[]): number {
  return services.reduce(
    (sum, service) => sum + ('duration' in service ? service.duration : service.duration_min),
    0,
  );
}

/**
 * Returns true if a booking fits into no working day: `minutes` exceeds the maximum duration or each
 * professional's longest stretch of work (`stretches`, in minutes; 0 for none). Stretches are ignored if no
 * professional has working hours.
 */
export function isTooLong(minutes: number, stretches: readonly number[]): boolean {
  const longest = Math.max(0, ...stretches);
  return minutes > longestBookingMin || (longest > 0 && minutes > longest);
}

export const longestBookingMin = 720;

type Timed = { duration: number } | { duration_min: number };

/** Returns minutes. */
export function totalDuration(services: readonly Timed[]): number {
  return services.reduce(
    (sum, service) => sum + ('duration' in service ? service.duration : service.duration_min),
    0,
  );
}

/**
 * True if `minutes` exceed `longestBookingMin` or all `stretches` (the `longestStretch` of each
 * professional). Ignores `stretches` if all are 0.
 */
export function isTooLong(minutes: number, stretches: readonly number[]): boolean {
  const longest = Math.max(0, ...stretches);
  return minutes > longestBookingMin || (longest > 0 && minutes > longest);
}

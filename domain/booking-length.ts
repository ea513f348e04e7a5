/** The longest booking there is, in minutes. */
export const longestBookingMin = 720;

/** A service with its minutes, as the api answers it or as its row is. */
type Timed = { duration: number } | { duration_min: number };

/** Returns how long services take one after another, in minutes. */
export function totalDuration(services: readonly Timed[]): number {
  return services.reduce(
    (sum, service) => sum + ('duration' in service ? service.duration : service.duration_min),
    0,
  );
}

/**
 * Tells whether a booking of some minutes fits into no working day: longer than any booking may be, or
 * than the longest stretch of each professional who could take it (minutes; 0 for one without hours).
 * Where nobody has hours there is no day to compare it with.
 */
export function isTooLong(minutes: number, stretches: readonly number[]): boolean {
  const longest = Math.max(0, ...stretches);
  return minutes > longestBookingMin || (longest > 0 && minutes > longest);
}

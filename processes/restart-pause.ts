const firstPause = 500;
const longestPause = 5_000;

/** Returns the pause before a restart, in ms: it grows while processes end soon after their start. */
export function nextPause(pause: number | null, ranMs: number): number {
  return pause === null || ranMs > 60_000 ? firstPause : Math.min(pause * 2, longestPause);
}

import { useCallback, useEffect, useState } from 'react';

/**
 * Whole seconds that are left of a wait, and how to begin one. It counts on a clock that nobody can set; `most` caps
 * what the api says.
 */
export function useCountdown(seconds = 0, most = 60) {
  const [{ end, now }, setClock] = useState(() => clockOf(seconds, most));
  // Whole milliseconds: a sum of fractions may be a hair too long, and would begin a second above.
  const left = Math.max(0, Math.ceil(Math.round(end - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setClock((clock) => ({ ...clock, now: performance.now() }));
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((next: number) => setClock(clockOf(next, most)), [most]);
  return { left, start };
}

/** A wait that begins now: of no seconds it is over at once. */
function clockOf(seconds: number, most: number): { end: number; now: number } {
  const now = performance.now();
  const wait = Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), most) : 0;
  return { end: now + wait * 1000, now };
}

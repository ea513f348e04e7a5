import { useCallback, useEffect, useState } from 'react';

/**
 * Whole seconds that are left of a wait, and how to begin one. It counts on a clock that nobody can set; `most` caps
 * what the api says.
 */
export function useCountdown(seconds = 0, most = 60) {
  const [end, setEnd] = useState(() => endOf(seconds, most));
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback(
    (next: number) => {
      setNow(performance.now());
      setEnd(endOf(next, most));
    },
    [most],
  );
  return { left, start };
}

function endOf(seconds: number, most: number): number {
  const wait = Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), most) : 0;
  return performance.now() + wait * 1000;
}

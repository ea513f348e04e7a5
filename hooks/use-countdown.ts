import { useCallback, useEffect, useState } from 'react';

export function useCountdown(seconds = 0) {
  const [{ end, now }, setClock] = useState(() => clockOf(seconds));
  // A floating-point error could add a second.
  const left = Math.max(0, Math.ceil(Math.round(end - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setClock((clock) => ({ ...clock, now: performance.now() }));
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((next: number) => setClock(clockOf(next)), []);
  return { left, start };
}

function clockOf(seconds: number): { end: number; now: number } {
  const now = performance.now();
  const wait = Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
  return { end: now + wait * 1000, now };
}

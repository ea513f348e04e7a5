import { useSyncExternalStore } from 'react';
import { minuteMs, today, type LocalDate } from '#domain/time/local-time.ts';

function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs / 2);
  return () => clearInterval(timer);
}

export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    onTick,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
}

export function useNow(): Date {
  return useMinute() ?? new Date();
}

/** Today in Bucharest, never before `served`, the server's day. */
export function useToday(served: LocalDate): LocalDate {
  return useSyncExternalStore(
    onTick,
    () => {
      const now = today(new Date());
      return now > served ? now : served;
    },
    () => served,
  );
}

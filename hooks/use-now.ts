import { useSyncExternalStore } from 'react';
import { today, type LocalDate } from '#domain/time/local-time.ts';
import { minuteMs } from '#domain/time/time-units.ts';

/** Calls `changed` twice a minute until the returned function is called. */
function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs / 2);
  return () => clearInterval(timer);
}

/** The instant of the current minute; null in cached HTML, which must not depend on the time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    onTick,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
}

/** The current day in Bucharest, updated at midnight. Never earlier than the day the server rendered. */
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

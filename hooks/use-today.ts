import { useSyncExternalStore } from 'react';
import { today, type LocalDate } from '#domain/local-time.ts';
import { onTick } from './use-minute.ts';

/** The Bucharest day, which goes on at midnight; never before the one that the server answered with. */
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

import type { Slot } from '#contract/slot.ts';
import { toIsoWithOffset, type LocalDate } from '#domain/local-time.ts';
import type { Slot as FreeSlot } from '#domain/slots.ts';

/** Free times by day, each by the wall clock and as an instant with its offset. */
export function presentSlots(days: ReadonlyMap<LocalDate, FreeSlot[]>): Record<string, Slot[]> {
  return Object.fromEntries([...days].map(([date, slots]) => [date, slots.map(presentSlot)]));
}

function presentSlot({ time, starts_at, professionals }: FreeSlot): Slot {
  return { time, starts_at: toIsoWithOffset(starts_at), professionals };
}

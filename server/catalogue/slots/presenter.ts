import type { NextSlot } from '#contract/next-slots.ts';
import type { Slot } from '#contract/slot.ts';
import { toIsoWithOffset, type LocalDate } from '#domain/time/local-time.ts';
import type { Slot as FreeSlot } from '#domain/booking/slots.ts';
import type { NextTimes } from './next-times.ts';

export function presentSlots(days: ReadonlyMap<LocalDate, FreeSlot[]>): Record<string, Slot[]> {
  return Object.fromEntries([...days].map(([date, slots]) => [date, slots.map(presentSlot)]));
}

function presentSlot({ time, starts_at, professionals }: FreeSlot): Slot {
  return { time, starts_at: toIsoWithOffset(starts_at), professionals };
}

export function presentNextTimes(
  times: ReadonlyMap<number, NextTimes>,
): Record<string, NextSlot[]> {
  return Object.fromEntries([...times].map(([id, next]) => [id, presentNext(next)]));
}

function presentNext({ service, slots }: NextTimes): NextSlot[] {
  return slots.flatMap(({ starts_at, professionals: [professional_id] }) =>
    professional_id === undefined
      ? []
      : {
          starts_at: toIsoWithOffset(starts_at),
          service_id: service.service_id,
          service_name: service.service_name,
          professional_id,
        },
  );
}

import type { Service } from '#contract/service.ts';
import type { NextSlot, Slot } from '#contract/slot.ts';
import type { CallOutput } from '#contract/types.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import {
  today,
  toInstant,
  toIsoWithOffset,
  toWallTime,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';

export function makeSlot(date: LocalDate, time: LocalTime, professionals = [1, 2]): Slot {
  const instant = toInstant(date, time);
  if (!instant) throw new RangeError(`${date} ${time} does not exist`);
  return { time, starts_at: toIsoWithOffset(instant), professionals };
}

export function makeSlots(days: Record<LocalDate, LocalTime[]>): CallOutput<'locationSlots'> {
  const data = Object.fromEntries(
    Object.entries(days).map(([date, times]) => [date, times.map((time) => makeSlot(date, time))]),
  );
  return { data, meta: { first_available: Object.keys(days).sort()[0] ?? null } };
}

export function makeNextSlot(
  service: Pick<Service, 'id' | 'name' | 'duration' | 'price_label'>,
  slot: Slot,
  now = new Date(),
): NextSlot {
  const { starts_at, professionals } = slot;
  return {
    starts_at,
    day_label: relativeDay(toWallTime(new Date(starts_at)).date, today(now)),
    service_id: service.id,
    service_name: service.name,
    duration: service.duration,
    price_label: service.price_label,
    professional_id: professionals[0] ?? 1,
  };
}

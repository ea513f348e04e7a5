import type { Slot } from '#contract/slot.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

const NOON = '12:00';
const EVENING = '17:00';

/** Returns the slots of a day by part of the day, parts without any left out. */
export function dayParts(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  const parts: { part: DayPart; slots: Slot[] }[] = [
    { part: 'morning', slots: slots.filter(({ time }) => time < NOON) },
    { part: 'afternoon', slots: slots.filter(({ time }) => time >= NOON && time < EVENING) },
    { part: 'evening', slots: slots.filter(({ time }) => time >= EVENING) },
  ];
  return parts.filter((entry) => entry.slots.length > 0);
}

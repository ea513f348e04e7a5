import type { Slot } from '#contract/slot.ts';
import type { LocalDate, LocalTime } from '#domain/local-time.ts';
import { toInstant } from '#domain/local-time.ts';

/** A free time offered in place of one that was taken. */
export type NearTime = { date: LocalDate; time: LocalTime; professionalId: number | null };

/**
 * Returns the free times nearest to one that was taken: first with the same professional, then with any
 * other (decisions 4). `professionalId` null means that it does not matter.
 */
export function nearestTimes(
  days: Record<LocalDate, Slot[]>,
  wanted: { date: LocalDate; time: LocalTime; professionalId: number | null },
  count = 3,
): NearTime[] {
  const at = toInstant(wanted.date, wanted.time)?.getTime() ?? 0;
  const free = Object.entries(days)
    .flatMap(([date, slots]) => slots.map((slot) => ({ date, slot })))
    .filter(({ date, slot }) => date !== wanted.date || slot.time !== wanted.time)
    .map(({ date, slot }) => ({ date, slot, away: Math.abs(Date.parse(slot.starts_at) - at) }))
    .sort((a, b) => a.away - b.away);

  const { professionalId } = wanted;
  if (professionalId === null) {
    return free
      .slice(0, count)
      .map(({ date, slot }) => ({ date, time: slot.time, professionalId: null }));
  }
  const same = free.filter(({ slot }) => slot.professionals.includes(professionalId));
  const others = free.filter(({ slot }) => !slot.professionals.includes(professionalId));
  return [...same, ...others].slice(0, count).map(({ date, slot }) => ({
    date,
    time: slot.time,
    professionalId: slot.professionals.includes(professionalId)
      ? professionalId
      : (slot.professionals[0] ?? null),
  }));
}

import { type LocalDate, type LocalTime, toInstant } from '#domain/time/local-time.ts';

type FreeTime = { time: LocalTime; starts_at: Date | string; professionals: readonly number[] };

export type NearTime = { date: LocalDate; time: LocalTime; professionalId: number | null };

/**
 * Returns the free times nearest to a lost one, first those of the same professional. `professionalId`: null
 * = any.
 */
export function nearestTimes(
  days: Iterable<readonly [LocalDate, readonly FreeTime[]]>,
  lost: { date: LocalDate; time: LocalTime; professionalId: number | null },
  count = 3,
): NearTime[] {
  const at = toInstant(lost.date, lost.time)?.getTime() ?? 0;
  const free = [...days]
    .flatMap(([date, slots]) => slots.map((slot) => ({ date, slot })))
    .filter(({ date, slot }) => date !== lost.date || slot.time !== lost.time)
    .map(({ date, slot }) => ({
      ...{ date, slot },
      distance: Math.abs(new Date(slot.starts_at).getTime() - at),
    }))
    .sort((a, b) => a.distance - b.distance);

  const { professionalId } = lost;
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

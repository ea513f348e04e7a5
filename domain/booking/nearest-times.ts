import { type LocalDate, type LocalTime, toInstant } from '#domain/time/local-time.ts';

type FreeTime = { time: LocalTime; starts_at: Date | string; professionals: readonly number[] };

export type NearTime = { date: LocalDate; time: LocalTime; professionalId: number | null };

const maxTimes = 3;

/**
 * Returns up to three free slots nearest to the lost one. Those with `professionalId`, the client's
 * present choice (null means any), come first.
 */
export function nearestTimes(
  days: Iterable<readonly [LocalDate, readonly FreeTime[]]>,
  lost: { date: LocalDate; time: LocalTime; professionalId: number | null },
  professionalId: number | null,
): NearTime[] {
  const at = toInstant(lost.date, lost.time)?.getTime() ?? 0;
  const isSame = ({ professionals }: FreeTime) =>
    professionalId === null || professionals.includes(professionalId);
  const distance = (slot: FreeTime) => Math.abs(new Date(slot.starts_at).getTime() - at);
  return [...days]
    .flatMap(([date, slots]) => slots.map((slot) => ({ date, slot })))
    .filter(
      ({ date, slot }) =>
        date !== lost.date ||
        slot.time !== lost.time ||
        professionalId !== lost.professionalId ||
        !isSame(slot),
    )
    .sort(
      ({ slot: a }, { slot: b }) =>
        Number(isSame(b)) - Number(isSame(a)) || distance(a) - distance(b),
    )
    .slice(0, maxTimes)
    .map(({ date, slot }) => ({
      date,
      time: slot.time,
      professionalId: isSame(slot) ? professionalId : (slot.professionals[0] ?? null),
    }));
}

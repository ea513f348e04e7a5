import {
  timeOfMinutes,
  toInstant,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';

/** `start` in epoch ms. */
type GridTime = { time: LocalTime; start: number };

/**
 * Returns the times of a Bucharest day, every `gridMin` minutes from midnight, without the hour
 * skipped in spring and with autumn's repeated hour once.
 */
export function gridOfDay(date: LocalDate, gridMin: number): readonly GridTime[] {
  const key = `${date} ${gridMin}`;
  const known = grids.get(key);
  if (known) return known;
  const grid: GridTime[] = [];
  for (let minute = 0; minute < 24 * 60; minute += gridMin) {
    const time = timeOfMinutes(minute);
    const start = toInstant(date, time);
    if (start) grid.push({ time, start: start.getTime() });
  }
  if (grids.size >= maxGrids) grids.clear();
  grids.set(key, grid);
  return grid;
}

const grids = new Map<string, readonly GridTime[]>();
const maxGrids = 500;

import { minutesOfDay, timeOfMinutes } from './local-time.ts';
import type { LocalDate, LocalTime } from './local-time.ts';
import { minuteMs } from './time-units.ts';
import { instantOfWall } from './utc-offset.ts';
const minutesInDay = 1_440;

/** A wall time at which bookings may begin, with its instant in epoch ms. */
export type GridTime = { time: LocalTime; start: number };

/**
 * Returns the wall times of a Bucharest day every `gridMin` minutes from midnight by the clock,
 * without those that the spring change skips; those that come twice in autumn stand once.
 */
export function gridOfDay(date: LocalDate, gridMin: number): readonly GridTime[] {
  const key = `${date} ${gridMin}`;
  const known = grids.get(key);
  if (known) return known;
  const grid = makeGrid(date, gridMin);
  if (grids.size >= mostGrids) grids.clear();
  grids.set(key, grid);
  return grid;
}

/** Working a grid out takes longer than what is done with it, and it is the same for all locations. */
const grids = new Map<string, readonly GridTime[]>();
const mostGrids = 500;

function makeGrid(date: LocalDate, gridMin: number): GridTime[] {
  const grid: GridTime[] = [];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  for (let minute = 0; minute < minutesInDay; minute += gridMin) {
    const start = instantOfWall(midnight + minute * minuteMs);
    if (start !== null) grid.push({ time: timeOfMinutes(minute), start });
  }
  return grid;
}

/** Tells whether a wall time lies on the grid of `gridMin` minutes from midnight. */
export function isOnGrid(time: LocalTime, gridMin: number): boolean {
  return minutesOfDay(time) % gridMin === 0;
}

import { expect, test } from 'vitest';
import { gridOfDay } from './slot-grid.ts';

function times(date: string, gridMin: number): string[] {
  return gridOfDay(date, gridMin).map(({ time }) => time);
}

test('an ordinary day has every time of the grid', () => {
  expect(times('2026-11-27', 15)).toHaveLength(96);
  expect(times('2026-11-27', 360)).toEqual(['00:00', '06:00', '12:00', '18:00']);
});

test.each(['2026-03-29', '2027-03-28'])('%s has no times in the skipped hour', (date) => {
  const grid = times(date, 30);
  expect(grid).toHaveLength(46);
  expect(grid.slice(4, 8)).toEqual(['02:00', '02:30', '04:00', '04:30']);
});

test.each(['2026-10-25', '2027-10-31'])('%s has the times of the repeated hour once', (date) => {
  const grid = gridOfDay(date, 30);
  expect(grid.map(({ time }) => time).slice(5, 9)).toEqual(['02:30', '03:00', '03:30', '04:00']);
  const starts = grid.map(({ start }) => start);
  expect(new Set(starts).size).toBe(48);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

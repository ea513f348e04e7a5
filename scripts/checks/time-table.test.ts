import { expect, test } from 'vitest';
import { timeTable } from './time-table.ts';

const run = (name: string, seconds: number, slowest?: { name: string; seconds: number }[]) => ({
  name,
  seconds,
  passed: 1,
  failed: 0,
  slowest,
});

const linesOf = (text: string) => text.split('\n').map((line) => line.trim().split(/\s{2,}/));

test('parts stand longest first with their share, then the total against the goal', () => {
  expect(linesOf(timeTable([run('types', 30), run('journeys in the browser', 90)], 120))).toEqual([
    ['Where the time went:'],
    ['journeys in the browser', '90.0 s', '75 %'],
    ['types', '30.0 s', '25 %'],
    ['total', '120.0 s', '10 % of the goal, 20 min with a cold install'],
  ]);
});

test('the ten slowest files of all parts follow', () => {
  const units = [{ name: 'domain/price.test.ts', seconds: 2 }];
  const journeys = Array.from({ length: 10 }, (_, index) => ({
    name: `${index}.spec.ts`,
    seconds: 10 - index,
  }));
  const lines = linesOf(timeTable([run('unit', 10, units), run('journeys', 60, journeys)], 70));
  const files = lines.slice(lines.findIndex(([title]) => title === 'The slowest test files:') + 1);
  expect(files).toHaveLength(10);
  expect(files[0]).toEqual(['0.spec.ts', '10.0 s']);
  expect(files).toContainEqual(['domain/price.test.ts', '2.0 s']);
  expect(files).not.toContainEqual(['9.spec.ts', '1.0 s']);
});

test('a run without any part has no share to divide', () => {
  expect(timeTable([], 0)).toContain('0 % of the goal');
});

import { afterEach, expect, test } from 'vitest';
import { shiftDate } from './shift-date.ts';

const HOUR = 3_600_000;
const machine = Date;

afterEach(() => shiftDate(0));

test('now is put ahead, however it is asked', () => {
  const real = machine.now();
  shiftDate(HOUR);
  for (const now of [Date.now(), new Date().getTime(), Date.parse(Date())])
    expect(Math.abs(now - real - HOUR)).toBeLessThan(5_000);
});

test('a second shift counts from the machine, not from the first', () => {
  shiftDate(HOUR);
  shiftDate(2 * HOUR);
  expect(Math.abs(Date.now() - machine.now() - 2 * HOUR)).toBeLessThan(5_000);
});

test('a date that is given stays what it is, and is a Date', () => {
  shiftDate(HOUR);
  const given = new Date('2026-11-20T08:00:00Z');
  expect(given.toISOString()).toBe('2026-11-20T08:00:00.000Z');
  expect(given).toBeInstanceOf(Date);
  expect(Date.UTC(2026, 0, 1)).toBe(1_767_225_600_000);
});

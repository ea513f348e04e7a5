import { describe, expect, test } from 'vitest';
import { contains, longestStretch, openingsOn, openIntervals, overlaps } from './working-hours.ts';

const sunday = 7;

describe('openingsOn', () => {
  test('a break is the gap between two rows, in order of the day', () => {
    const hours = [
      { weekday: 5, starts: '14:00', ends: '18:00' },
      { weekday: 5, starts: '09:00', ends: '13:00' },
      { weekday: 6, starts: '10:00', ends: '12:00' },
    ];
    expect(openingsOn(hours, '2026-11-27')).toEqual([
      { starts: '09:00', ends: '13:00' },
      { starts: '14:00', ends: '18:00' },
    ]);
  });

  test('rows that touch or overlap are one stretch', () => {
    const hours = [
      { weekday: 5, starts: '09:00', ends: '13:00' },
      { weekday: 5, starts: '13:00', ends: '15:00' },
      { weekday: 5, starts: '10:00', ends: '11:00' },
    ];
    expect(openingsOn(hours, '2026-11-27')).toEqual([{ starts: '09:00', ends: '15:00' }]);
  });

  test('rows without length and other days do not count', () => {
    const hours = [{ weekday: 5, starts: '09:00', ends: '09:00' }];
    expect(openingsOn(hours, '2026-11-27')).toEqual([]);
    expect(openingsOn(hours, '2026-11-28')).toEqual([]);
  });
});

describe('openIntervals', () => {
  function intervals(date: string, starts: string, ends: string) {
    return openIntervals([{ weekday: sunday, starts, ends }], date).map(({ start, end }) => [
      new Date(start).toISOString(),
      new Date(end).toISOString(),
    ]);
  }

  test('an hour skipped in spring makes the stretch shorter', () => {
    expect(intervals('2027-03-28', '02:00', '06:00')).toEqual([
      ['2027-03-28T00:00:00.000Z', '2027-03-28T03:00:00.000Z'],
    ]);
  });

  test('an hour repeated in autumn makes the stretch longer', () => {
    expect(intervals('2026-10-25', '02:00', '06:00')).toEqual([
      ['2026-10-24T23:00:00.000Z', '2026-10-25T04:00:00.000Z'],
    ]);
  });

  test('a bound in the skipped hour moves to its end', () => {
    expect(intervals('2027-03-28', '03:30', '06:00')[0]?.[0]).toBe('2027-03-28T01:00:00.000Z');
    expect(intervals('2027-03-28', '02:00', '03:30')[0]?.[1]).toBe('2027-03-28T01:00:00.000Z');
  });

  test('24:00 is the midnight that ends the day', () => {
    expect(intervals('2026-11-29', '20:00', '24:00')[0]?.[1]).toBe('2026-11-29T22:00:00.000Z');
  });

  test('a bound that is no wall time is refused', () => {
    expect(() => intervals('2026-11-29', '09:00', '17h00')).toThrow(RangeError);
    expect(() => intervals('2026-11-29', '09:00', '17h00')).toThrow('17h00');
  });
});

test('the longest stretch is one without a break, and may end at midnight', () => {
  const row = (weekday: number, starts: string, ends: string) => ({ weekday, starts, ends });
  expect(longestStretch([])).toBe(0);
  expect(longestStretch([row(1, '09:00', '13:00'), row(1, '14:00', '17:00')])).toBe(240);
  expect(longestStretch([row(1, '09:00', '13:00'), row(1, '13:00', '17:00')])).toBe(480);
  expect(longestStretch([row(1, '09:00', '13:00'), row(7, '18:00', '24:00')])).toBe(360);
});

test('intervals that only touch do not overlap', () => {
  expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false);
  expect(overlaps({ start: 10, end: 20 }, { start: 0, end: 10 })).toBe(false);
  expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true);
  expect(overlaps({ start: 12, end: 13 }, { start: 10, end: 20 })).toBe(true);
});

test('an interval contains itself and what lies in it', () => {
  expect(contains({ start: 0, end: 10 }, { start: 0, end: 10 })).toBe(true);
  expect(contains({ start: 0, end: 10 }, { start: 9, end: 11 })).toBe(false);
});

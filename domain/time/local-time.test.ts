import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  hourMs,
  isLocalDate,
  isLocalTime,
  minutesOfDay,
  timeOfMinutes,
  toInstant,
  today,
  toIsoWithOffset,
  toWallTime,
  weekday,
} from './local-time.ts';

describe('toInstant', () => {
  test.each([
    ['2026-11-27', '17:30', '2026-11-27T15:30:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T21:00:00.000Z'],
    ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
    ['2027-03-28', '04:00', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25', '02:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
    ['2027-10-31', '04:00', '2027-10-31T02:00:00.000Z'],
  ])('%s %s in Bucharest is %s', (date, time, iso) => {
    expect(toInstant(date, time)?.toISOString()).toBe(iso);
  });

  test.each([
    ['2026-03-29', '03:00'],
    ['2026-03-29', '03:59'],
    ['2027-03-28', '03:30'],
  ])('%s %s does not exist: the clock skips it', (date, time) => {
    expect(toInstant(date, time)).toBeNull();
  });

  test.each([
    ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T00:00:00.000Z'],
  ])('%s %s occurs twice and means the first occurrence', (date, time, iso) => {
    expect(toInstant(date, time)?.toISOString()).toBe(iso);
  });

  test.each([
    ['2026-02-30', '10:00'],
    ['2026-11-27', '24:00'],
    ['27.11.2026', '10:00'],
    ['2026-11-27', '9:00'],
    ['', ''],
  ])('%j %j is no wall time', (date, time) => {
    expect(toInstant(date, time)).toBeNull();
  });

  test('converts back from any minute except the second run of a repeated hour', () => {
    const start = Date.UTC(2026, 0, 1);
    const minutes = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(start + minute * 60_000);
        const { date, time } = toWallTime(instant);
        const back = toInstant(date, time);
        const repeated = /^2026-10-25T01|^2027-10-31T01/.test(instant.toISOString());
        expect(back?.getTime()).toBe(instant.getTime() - (repeated ? 3_600_000 : 0));
      }),
      { numRuns: 500 },
    );
  });
});

test('toIsoWithOffset returns the Bucharest time with its offset', () => {
  expect(toIsoWithOffset(new Date('2026-11-27T15:30:00Z'))).toBe('2026-11-27T17:30:00+02:00');
  expect(toIsoWithOffset(new Date('2027-10-31T00:30:00Z'))).toBe('2027-10-31T03:30:00+03:00');
  expect(toIsoWithOffset(new Date('2027-10-31T01:30:00Z'))).toBe('2027-10-31T03:30:00+02:00');
});

test.each([
  ['2026-01-15T00:00:00Z', '+02:00'],
  ['2026-03-29T00:59:59Z', '+02:00'],
  ['2026-03-29T01:00:00Z', '+03:00'],
  ['2026-07-15T00:00:00Z', '+03:00'],
  ['2026-10-25T00:59:59Z', '+03:00'],
  ['2026-10-25T01:00:00Z', '+02:00'],
  ['2027-03-28T00:59:59Z', '+02:00'],
  ['2027-03-28T01:00:00Z', '+03:00'],
  ['2027-10-31T00:59:59Z', '+03:00'],
  ['2027-10-31T01:00:00Z', '+02:00'],
])("Bucharest's offset at %s is %s", (iso, offset) => {
  expect(toIsoWithOffset(new Date(iso)).slice(19)).toBe(offset);
});

test('the clock follows the time zone data in each hour of fifteen years', () => {
  const platform = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Bucharest',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let ms = Date.UTC(2020, 0, 1); ms < Date.UTC(2035, 0, 1); ms += hourMs) {
    if (toWallTime(new Date(ms)).time.slice(0, 2) !== platform.format(ms))
      expect.fail(`another hour at ${new Date(ms).toISOString()}`);
  }
});

test('today is the Bucharest day, which begins before the one of UTC', () => {
  expect(today(new Date('2026-11-26T21:59:59Z'))).toBe('2026-11-26');
  expect(today(new Date('2026-11-26T22:00:00Z'))).toBe('2026-11-27');
});

test('days are added and counted over months, leap days and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-27', '2026-11-20')).toBe(-7);
});

test('weeks begin on Monday, 1, and end on Sunday, 7', () => {
  expect(weekday('2026-11-23')).toBe(1);
  expect(weekday('2026-11-29')).toBe(7);
});

test('dates and times are recognised by their form and by the calendar', () => {
  expect(isLocalDate('2028-02-29')).toBe(true);
  const dates = ['2027-02-29', '2026-13-01', '2026-1-1', '20261123', '99999-01-01', 'mâine', ''];
  expect(dates.filter(isLocalDate)).toEqual([]);
  expect(isLocalTime('00:00')).toBe(true);
  expect(isLocalTime('23:59')).toBe(true);
  const times = ['24:00', '12:60', '9:5', '10:00:00', 'Infinity', ''];
  expect(times.filter(isLocalTime)).toEqual([]);
});

test('minutes of the day and wall times convert into each other', () => {
  expect(minutesOfDay('17:30')).toBe(1_050);
  expect(minutesOfDay('24:00')).toBe(1_440);
  expect(timeOfMinutes(65)).toBe('01:05');
});

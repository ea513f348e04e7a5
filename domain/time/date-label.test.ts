import { expect, test } from 'vitest';
import {
  dayAndMonth,
  longDate,
  relativeDay,
  relativeLongDay,
  shortDay,
  weekdayName,
  dateTimeLabel,
  instantLabel,
  fullDate,
  monthLabel,
} from './date-label.ts';
import { addDays } from './local-time.ts';
import { noBreak } from '#domain/words/numbers.ts';

test('a day has its weekday and no year', () => {
  expect(longDate('2026-11-27')).toBe('vineri, 27\u00A0noiembrie');
  expect(longDate('2026-08-01')).toBe('sâmbătă, 1\u00A0august');
});

test('a booking has day and time', () => {
  expect(dateTimeLabel('2026-11-27', '17:30')).toBe('vineri, 27\u00A0noiembrie, ora\u00A017:30');
});

test('an instant is in Bucharest time in every zone', () => {
  expect(instantLabel('2026-11-27T17:30:00+02:00')).toBe(
    'vineri, 27\u00A0noiembrie, ora\u00A017:30',
  );
  expect(instantLabel(new Date('2026-11-27T22:30:00Z'))).toBe(
    'sâmbătă, 28\u00A0noiembrie, ora\u00A000:30',
  );
});

test('short names have no dots', () => {
  expect(shortDay('2026-11-27')).toEqual({ weekday: 'vin', day: '27 nov' });
  expect(shortDay('2026-05-02')).toEqual({ weekday: 'sâm', day: '2 mai' });
});

test('today and tomorrow have their own labels', () => {
  expect(relativeDay('2026-11-27', '2026-11-27')).toBe('azi');
  expect(relativeDay('2026-12-01', '2026-11-30')).toBe('mâine');
  expect(relativeDay('2026-11-29', '2026-11-27')).toBe('dum, 29 nov');
  expect(relativeDay('2026-11-26', '2026-11-27')).toBe('joi, 26 nov');
});

test('a day in a sentence has its long name', () => {
  expect(relativeLongDay('2026-11-27', '2026-11-27')).toBe('azi');
  expect(relativeLongDay('2026-12-01', '2026-11-30')).toBe('mâine');
  expect(relativeLongDay('2026-11-29', '2026-11-27')).toBe('duminică, 29\u00A0noiembrie');
  expect(dayAndMonth('2026-11-29')).toBe('29\u00A0noiembrie');
});

test('months and full dates have the year', () => {
  expect(monthLabel('2026-11-27')).toBe('noiembrie 2026');
  expect(fullDate('2027-03-01')).toBe('1\u00A0martie 2027');
});

test('weekdays are named from luni, 1, to duminică, 7', () => {
  expect(weekdayName(1)).toBe('luni');
  expect(weekdayName(7)).toBe('duminică');
});

test('days and months have the names that the platform gives them', () => {
  const platform = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat('ro-RO', { ...options, timeZone: 'UTC' })
      .format(new Date(`${date}T00:00:00Z`))
      .replaceAll('.', '');
  for (let days = 0; days < 366; days += 5) {
    const date = addDays('2028-01-01', days);
    expect(longDate(date)).toBe(
      `${platform({ weekday: 'long' }, date)}, ${noBreak(platform({ day: 'numeric', month: 'long' }, date))}`,
    );
    expect(shortDay(date)).toEqual({
      weekday: platform({ weekday: 'short' }, date),
      day: platform({ day: 'numeric', month: 'short' }, date),
    });
  }
});

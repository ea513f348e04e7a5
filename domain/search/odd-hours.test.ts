import { expect, test } from 'vitest';
import { timeOfMinutes } from '#domain/time/local-time.ts';
import { oddHourEntries, onlyOddHours } from './odd-hours.ts';

const rows = [
  { weekday: 6, starts: '07:30', ends: '21:15' },
  { weekday: 7, starts: '10:45', ends: '12:00' },
  { weekday: 7, starts: '23:00', ends: '24:00' },
];

test('entries are the hours of Sunday and of the nights', () => {
  expect(oddHourEntries(rows)).toEqual(['@6_7', '@6_21', '@7_10', '@7_11', '@7_23']);
});

test('a search for odd hours shares an entry with every location that works at one of its minutes', () => {
  const entries = oddHourEntries(rows);
  const missed = rows.flatMap(({ weekday, starts, ends }) =>
    Array.from({ length: 24 * 60 }, (_, minute) => timeOfMinutes(minute))
      .filter((time) => starts <= time && time < ends)
      .filter((time) => {
        const asked = onlyOddHours([{ weekday, starts: time, ends: time }]);
        return asked && !asked.some((entry) => entries.includes(entry));
      }),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['no hours', []],
  ['a usual hour', [{ weekday: 1, starts: '20:30', ends: '24:00' }]],
  [
    'a usual hour on one of two days',
    [
      { weekday: 7, starts: '10:00', ends: '11:00' },
      { weekday: 6, starts: '10:00', ends: '11:00' },
    ],
  ],
])('a search for %s has no entries', (_, asked) => {
  expect(onlyOddHours(asked)).toBeNull();
});

test('a search for an instant has the entry of its hour', () => {
  expect(onlyOddHours([{ weekday: 7, starts: '11:00', ends: '11:00' }])).toEqual(['@7_11']);
});

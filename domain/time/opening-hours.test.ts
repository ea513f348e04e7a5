import { expect, test } from 'vitest';
import { openState } from './opening-hours.ts';

const weekHours = [
  { weekday: 5, starts: '09:00', ends: '13:00' },
  { weekday: 5, starts: '14:00', ends: '18:00' },
  { weekday: 1, starts: '10:00', ends: '16:00' },
];
const friday = '2026-11-27';

function at(date: string, time: string) {
  return openState(weekHours, new Date(`${date}T${time}:00+02:00`));
}

test('an open location has its closing time', () => {
  expect(at(friday, '09:00')).toEqual({ open: true, until: '13:00' });
  expect(at(friday, '17:59')).toEqual({ open: true, until: '18:00' });
});

test('an opening that passes midnight ends on the next day', () => {
  const late = [
    { weekday: 5, starts: '18:00', ends: '24:00' },
    { weekday: 6, starts: '00:00', ends: '02:00' },
  ];
  const evening = new Date(`${friday}T20:00:00+02:00`);
  expect(openState(late, evening)).toEqual({ open: true, until: '02:00' });
  expect(openState(late.slice(0, 1), evening)).toEqual({ open: true, until: '24:00' });
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const always = everyDay.map((weekday) => ({ weekday, starts: '00:00', ends: '24:00' }));
  expect(openState(always, evening)).toEqual({ open: true });
});

test('before opening and in a break it opens later the same day', () => {
  expect(at(friday, '08:59')).toEqual({ open: false, opens: { date: friday, time: '09:00' } });
  expect(at(friday, '13:00')).toEqual({ open: false, opens: { date: friday, time: '14:00' } });
});

test('after closing it opens on the next day with hours', () => {
  expect(at(friday, '18:00')).toEqual({
    open: false,
    opens: { date: '2026-11-30', time: '10:00' },
  });
});

test('with one day a week it opens again in seven days', () => {
  const mondays = [{ weekday: 1, starts: '10:00', ends: '16:00' }];
  expect(openState(mondays, new Date('2026-11-30T16:00:00+02:00'))).toEqual({
    open: false,
    opens: { date: '2026-12-07', time: '10:00' },
  });
});

test('without hours it never opens', () => {
  expect(openState([], new Date('2026-11-27T12:00:00+02:00'))).toEqual({ open: false });
});

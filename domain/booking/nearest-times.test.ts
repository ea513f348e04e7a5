import { expect, test } from 'vitest';
import { toInstant, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { nearestTimes } from './nearest-times.ts';

function makeSlot(date: LocalDate, time: LocalTime, professionals: number[]) {
  return { time, starts_at: toInstant(date, time)!, professionals };
}

const day = '2026-11-27';
const days = Object.entries({
  [day]: [
    makeSlot(day, '09:00', [1]),
    makeSlot(day, '16:30', [2]),
    makeSlot(day, '17:00', [2]),
    makeSlot(day, '18:30', [1, 2]),
  ],
  '2026-11-28': [makeSlot('2026-11-28', '09:00', [1])],
});
const nearest = (slots: Parameters<typeof nearestTimes>[0], lost: number | null, chosen = lost) =>
  nearestTimes(slots, { date: day, time: '17:30', professionalId: lost }, chosen);

test('the same professional comes first, each nearest first', () => {
  expect(nearest(days, 1).map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-27 18:30',
    '2026-11-27 09:00',
    '2026-11-28 09:00',
  ]);
});

test('times of other professionals fill the rest, with their ids', () => {
  expect(nearest(days, 2)).toEqual([
    { date: day, time: '17:00', professionalId: 2 },
    { date: day, time: '16:30', professionalId: 2 },
    { date: day, time: '18:30', professionalId: 2 },
  ]);
  const fewer = days.map(
    ([date, slots]) => [date, slots.filter(({ time }) => time !== '16:30')] as const,
  );
  expect(nearest(fewer, 2).at(-1)).toEqual({
    date: day,
    time: '09:00',
    professionalId: 1,
  });
});

test('without a chosen professional only the distance in time counts', () => {
  expect(nearest(days, null).map(({ time }) => time)).toEqual(['17:00', '16:30', '18:30']);
});

test('the taken time is offered only with another professional', () => {
  const stale = Object.entries({ [day]: [makeSlot(day, '17:30', [1])] });
  expect(nearest(stale, 1)).toEqual([]);
  expect(nearest(stale, null)).toEqual([]);
  expect(nearest(stale, 2)).toMatchObject([{ time: '17:30', professionalId: 1 }]);
  expect(nearest(stale, 2, 1)).toMatchObject([{ time: '17:30', professionalId: 1 }]);
  expect(nearest(stale, null, 1)).toMatchObject([{ time: '17:30', professionalId: 1 }]);
});

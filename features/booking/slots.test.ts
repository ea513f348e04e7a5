import { expect, test } from 'vitest';
import { makeSlot, makeSlots } from '#tests/factories/slots.ts';
import { dayParts, firstFreeDay, nearestTimes } from './slots.ts';

test('hours stand under morning, afternoon and evening; parts without any are left out', () => {
  const slots = ['09:00', '11:59', '12:00', '16:59'].map((time) => makeSlot('2026-11-27', time));
  expect(dayParts(slots).map(({ part, slots: of }) => [part, of.map(({ time }) => time)])).toEqual([
    ['morning', ['09:00', '11:59']],
    ['afternoon', ['12:00', '16:59']],
  ]);
  expect(dayParts([makeSlot('2026-11-27', '17:00')])[0]?.part).toBe('evening');
});

const day = '2026-11-27';
const days = {
  [day]: [
    makeSlot(day, '09:00', [1]),
    makeSlot(day, '16:30', [2]),
    makeSlot(day, '17:00', [2]),
    makeSlot(day, '18:30', [1, 2]),
  ],
  '2026-11-28': [makeSlot('2026-11-28', '09:00', [1])],
};
const at = (professionalId: number | null) => ({ date: day, time: '17:30', professionalId });

test('the same professional comes first, each nearest first', () => {
  expect(nearestTimes(days, at(1)).map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-27 18:30',
    '2026-11-27 09:00',
    '2026-11-28 09:00',
  ]);
});

test('others fill up what the same professional leaves open, and are named', () => {
  expect(nearestTimes(days, at(2))).toEqual([
    { date: day, time: '17:00', professionalId: 2 },
    { date: day, time: '16:30', professionalId: 2 },
    { date: day, time: '18:30', professionalId: 2 },
  ]);
  expect(nearestTimes(days, at(2), 4).at(-1)).toEqual({
    date: day,
    time: '09:00',
    professionalId: 1,
  });
});

test('for any professional only the nearness counts', () => {
  expect(nearestTimes(days, at(null)).map(({ time }) => time)).toEqual(['17:00', '16:30', '18:30']);
});

test('the hour that was taken is not offered again', () => {
  const stale = { [day]: [makeSlot(day, '17:30', [1])] };
  expect(nearestTimes(stale, at(1))).toEqual([]);
});

test('each professional has a first free day of their own, and anyone the first of all', () => {
  const slots = {
    ...makeSlots({ '2026-11-25': ['09:00'] }),
    data: {
      '2026-11-27': [makeSlot('2026-11-27', '09:00', [1, 2])],
      '2026-11-25': [makeSlot('2026-11-25', '09:00', [1])],
    },
  };
  expect([null, 1, 2, 3].map((id) => firstFreeDay(id, slots))).toEqual([
    '2026-11-25',
    '2026-11-25',
    '2026-11-27',
    null,
  ]);
});

import { expect, test } from 'vitest';
import { makeSlot, makeSlots } from '#tests/factories/slots.ts';
import { dayParts, firstFreeDay } from './slots.ts';

test('slots are grouped by morning, afternoon and evening; empty parts are omitted', () => {
  const slots = ['09:00', '11:59', '12:00', '16:59'].map((time) => makeSlot('2026-11-27', time));
  expect(dayParts(slots).map(({ part, slots: of }) => [part, of.map(({ time }) => time)])).toEqual([
    ['morning', ['09:00', '11:59']],
    ['afternoon', ['12:00', '16:59']],
  ]);
  expect(dayParts([makeSlot('2026-11-27', '17:00')])[0]?.part).toBe('evening');
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

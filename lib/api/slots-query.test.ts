import { expect, test } from 'vitest';
import { makeSlot, makeSlots } from '#tests/factories/slots.ts';
import { firstFree } from './slots-query.ts';

test('each professional has their own first slot; any professional has the first of all', () => {
  const slots = {
    ...makeSlots({ '2026-11-25': ['09:00'] }),
    data: {
      '2026-11-27': [makeSlot('2026-11-27', '09:00', [1, 2])],
      '2026-11-25': [makeSlot('2026-11-25', '09:30', [1])],
    },
  };
  expect([null, 1, 2, 3].map((id) => firstFree(id, slots))).toEqual([
    { day: '2026-11-25', time: '09:30' },
    { day: '2026-11-25', time: '09:30' },
    { day: '2026-11-27', time: '09:00' },
    null,
  ]);
});

test('a first free day after the loaded ones has no time', () => {
  const slots = { data: {}, meta: { first_available: '2027-01-15' } };
  expect(firstFree(null, slots)).toEqual({ day: '2027-01-15', time: null });
  expect(firstFree(1, slots)).toBeNull();
});

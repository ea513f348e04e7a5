import { expect, test } from 'vitest';
import { makeSlot, makeSlots } from '#tests/factories/slots.ts';
import { firstFree } from './slots-query.ts';

const morning = new Date('2026-11-25T08:00:00+02:00');

test('each professional has their own first slot; any professional has the first of all', () => {
  const slots = {
    ...makeSlots({ '2026-11-25': ['09:00'] }),
    data: {
      '2026-11-27': [makeSlot('2026-11-27', '09:00', [1, 2])],
      '2026-11-25': [makeSlot('2026-11-25', '09:30', [1])],
    },
  };
  expect([null, 1, 2, 3].map((id) => firstFree(id, slots, morning))).toEqual([
    { day: '2026-11-25', time: '09:30' },
    { day: '2026-11-25', time: '09:30' },
    { day: '2026-11-27', time: '09:00' },
    null,
  ]);
});

test('a first free day after the loaded ones has no time', () => {
  const slots = { data: {}, meta: { first_available: '2027-01-15' } };
  expect(firstFree(null, slots, morning)).toEqual({ day: '2027-01-15', time: null });
  expect(firstFree(1, slots, morning)).toBeNull();
});

test('a slot that has passed is not the first', () => {
  const slots = makeSlots({ '2026-11-25': ['09:00', '13:45'], '2026-11-26': ['10:00'] });
  const firstAt = (time: string) => firstFree(null, slots, new Date(`${time}+02:00`));
  expect(firstAt('2026-11-25T09:00')).toEqual({ day: '2026-11-25', time: '13:45' });
  expect(firstAt('2026-11-25T13:45')).toEqual({ day: '2026-11-26', time: '10:00' });
  expect(firstAt('2026-11-26T10:00')).toBeNull();
});

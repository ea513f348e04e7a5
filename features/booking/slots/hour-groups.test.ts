import { expect, test } from 'vitest';
import { makeSlot } from '#tests/factories/slots.ts';
import { dayParts } from './hour-groups.tsx';

test('slots are grouped by morning, afternoon and evening; empty parts are omitted', () => {
  const slots = ['09:00', '11:59', '12:00', '16:59'].map((time) => makeSlot('2026-11-27', time));
  const parts = dayParts(slots).map(({ title, times }) => [title, times.map(({ time }) => time)]);
  expect(parts).toEqual([
    ['Dimineața', ['09:00', '11:59']],
    ['După-amiaza', ['12:00', '16:59']],
  ]);
  expect(dayParts([makeSlot('2026-11-27', '17:00')])[0]?.title).toBe('Seara');
});

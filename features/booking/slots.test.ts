import { expect, test } from 'vitest';
import { makeSlots } from '#tests/factories/slots.ts';
import { daysOfWindow, nextFreeDay, openingWindow, shownDay } from './slots.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

test('the strip opens on the first free day', () => {
  const slots = makeSlots({ '2026-11-22': ['10:00'] });
  expect(shownDay(days, null, slots)).toBe('2026-11-22');
});

test('a chosen day stays open, also without a free hour', () => {
  const slots = makeSlots({ '2026-11-22': ['10:00'] });
  expect(shownDay(days, '2026-11-23', slots)).toBe('2026-11-23');
});

test('where the first free day lies behind the first month, the strip begins there', () => {
  const late = { data: {}, meta: { first_available: '2027-01-05' } };
  expect(openingWindow('2026-11-20', late)).toBe('2027-01-05');
  expect(openingWindow('2026-11-20', makeSlots({ '2026-12-01': ['10:00'] }))).toBe('2026-11-20');
  expect(openingWindow('2026-11-20', undefined)).toBe('2026-11-20');
});

test('the strip ends at the last day that can be booked', () => {
  expect(daysOfWindow('2026-11-20', '2026-11-22')).toEqual(days.slice(0, 3));
  expect(daysOfWindow('2026-11-20', '2027-11-22')).toHaveLength(31);
});

test('from a day without free hours the next free one is offered, else the first there is', () => {
  const slots = makeSlots({ '2026-11-20': ['10:00'], '2026-11-23': ['10:00'] });
  expect(nextFreeDay('2026-11-21', slots)).toBe('2026-11-23');
  expect(nextFreeDay('2026-11-24', slots)).toBe('2026-11-20');
});

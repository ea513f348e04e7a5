import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { timeOfMinutes } from '#domain/time/local-time.ts';
import { makeSlot } from '#tests/factories/slots.ts';
import { dayParts, HourGroups } from './hour-groups.tsx';

const day = '2026-11-27';

test('slots are grouped by morning, afternoon and evening; empty parts are omitted', () => {
  const slots = ['09:00', '11:59', '12:00', '16:59'].map((time) => makeSlot(day, time));
  const parts = dayParts(slots).map(({ title, times }) => [title, times.map(({ time }) => time)]);
  expect(parts).toEqual([
    ['Dimineața', ['09:00', '11:59']],
    ['După-amiaza', ['12:00', '16:59']],
  ]);
  expect(dayParts([makeSlot(day, '17:00')])[0]?.title).toBe('Seara');
});

test('one part of a full day is open, also if the slots become those of another professional', () => {
  const slotsFrom = (hour: number) =>
    Array.from({ length: 20 }, (_, i) => makeSlot(day, timeOfMinutes(hour * 60 + i * 10)));
  const groups = (hour: number) => (
    <HourGroups day={day} slots={slotsFrom(hour)} time={null} onTime={() => {}} />
  );
  const { rerender } = render(groups(8));
  expect(screen.getByText('Dimineața').closest('details')).toHaveAttribute('open');
  rerender(groups(18));
  expect(screen.getByText('Seara').closest('details')).toHaveAttribute('open');
});

test('a part of the day stays open when an earlier part has slots again', () => {
  const slots = (...hours: number[]) =>
    hours.flatMap((hour) =>
      Array.from({ length: 20 }, (_, i) => makeSlot(day, timeOfMinutes(hour * 60 + i * 2))),
    );
  const groups = (...hours: number[]) => (
    <HourGroups day={day} slots={slots(...hours)} time="18:00" onTime={() => {}} />
  );
  const { rerender } = render(groups(8));
  rerender(groups(13, 18));
  rerender(groups(8, 13, 18));
  expect(screen.getByText('Seara').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Dimineața').closest('details')).not.toHaveAttribute('open');
});

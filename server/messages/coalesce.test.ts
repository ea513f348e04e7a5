import { expect, test } from 'vitest';
import { makeNews } from '../testing/make-news.ts';
import { coalesce, coalescingKey } from './coalesce.ts';
import type { Message } from './message.ts';

const booking = makeNews();
const client = { channel: 'mail', to: 'ioana@example.ro', first_name: 'Ioana' } as const;
const location = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana Pop' } as const;
const at = (time: string, from?: string) => ({
  ...booking,
  starts_at: `2026-11-27T${time}:00+02:00`,
  ...(from && { moved_from: `2026-11-27T${from}:00+02:00` }),
});
const moved = (time: string, from: string): Message => ({
  ...{ template: 'booking_moved', ...client },
  booking: at(time, from),
});

test('the mail of a booking that moves before it is sent is about a new booking at the new time', () => {
  const placed: Message = { template: 'booking_placed', ...client, booking };
  expect(coalesce(placed, moved('11:00', '17:30'))).toEqual({
    ...{ template: 'booking_placed', ...client },
    booking: at('11:00'),
  });
  const booked: Message = { template: 'location_booked', ...location, booking };
  const next: Message = { template: 'location_moved', ...location, booking: at('11:00', '17:30') };
  expect(coalesce(booked, next)).toMatchObject({
    template: 'location_booked',
    booking: at('11:00'),
  });
});

test('two moves become one, from the time of the last sent message', () => {
  expect(coalesce(moved('11:00', '17:30'), moved('12:00', '11:00'))).toEqual(
    moved('12:00', '17:30'),
  );
});

test('the mail of overlaps keeps the times of others', () => {
  const overlap: Message = { template: 'location_overlapped', ...location, booking };
  const first = { ...overlap, others: ['2026-11-28T10:00:00+02:00'] };
  expect(coalesce(first, { ...overlap, booking: at('11:00'), others: [] })).toEqual({
    ...first,
    booking: at('11:00'),
  });
});

test('a cancellation replaces any unsent message', () => {
  const canceled: Message = { template: 'booking_canceled', ...client, booking };
  expect(coalesce(moved('11:00', '17:30'), canceled)).toBe(canceled);
});

test('the cancellation of a move that its location does not know names the time that it knows', () => {
  const move: Message = { template: 'location_moved', ...location, booking: at('11:00', '17:30') };
  const canceled: Message = { template: 'location_canceled', ...location, booking: at('11:00') };
  expect(coalesce(move, canceled)).toEqual({ ...canceled, booking: at('11:00', '17:30') });
});

test('neither a reminder nor an alert about an earlier slot replaces an unsent mail', () => {
  const placed: Message = { template: 'booking_placed', ...client, booking };
  const unsent = [placed, moved('11:00', '17:30')];
  const soon: Message = { template: 'booking_soon', ...client, booking };
  for (const message of unsent) expect(coalesce(message, soon)).toBe(message);
  expect(coalescingKey({ template: 'booking_earlier', ...client, booking })).toBeNull();
});

test('messages replace each other only if they are about one booking and to one recipient', () => {
  const key = coalescingKey(moved('11:00', '17:30'));
  expect(coalescingKey({ template: 'booking_placed', ...client, booking })).toBe(key);
  const others: Message[] = [
    { template: 'booking_placed', ...client, to: 'alta@example.ro', booking },
    { template: 'booking_placed', ...client, booking: { ...booking, id: 'another' } },
    // A location may have the same e-mail as its client.
    { template: 'location_booked', ...location, to: client.to, booking },
    { template: 'booking_soon', ...client, channel: 'sms', booking },
  ];
  for (const other of others) expect(coalescingKey(other)).not.toBe(key);
  expect(coalescingKey({ template: 'account_deleted', ...client })).toBeNull();
});

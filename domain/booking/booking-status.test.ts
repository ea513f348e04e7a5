import { expect, test } from 'vitest';
import {
  bookingStatuses,
  bookingState,
  cancelDeadline,
  occupiesSlot,
  pendingUntil,
  returnsConsumables,
  statusesBefore,
  statusLabel,
} from './booking-status.ts';

const bookingStart = new Date('2026-11-27T15:30:00Z');

test('only these transitions exist @S3-26 @S4-13', () => {
  const moves = bookingStatuses.flatMap((from) =>
    bookingStatuses
      .filter((to) => statusesBefore(to).includes(from))
      .map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'pending → approved',
    'pending → rejected',
    'pending → canceled',
    'pending → expired',
    'approved → canceled',
    'approved → missed',
    'missed → approved',
  ]);
});

test('each status has a label', () => {
  expect(bookingStatuses.map(statusLabel)).toEqual([
    'În așteptare',
    'Confirmată',
    'Respinsă',
    'Anulată',
    'Expirată',
    'Ratată',
  ]);
});

test('a confirmed booking is done from its end on; other statuses stay', () => {
  const ends_at = '2026-11-27T17:30:00+02:00';
  const at = (status: (typeof bookingStatuses)[number], now: string) =>
    bookingState({ status, canceled_by: null, ends_at }, new Date(now));
  expect(at('approved', '2026-11-27T17:29:59+02:00')).toBe('approved');
  expect(at('approved', '2026-11-27T17:30:00+02:00')).toBe('done');
  expect(statusLabel('done')).toBe('Încheiată');
  const others = bookingStatuses.filter((status) => status !== 'approved');
  expect(others.map((status) => at(status, '2026-12-27T00:00:00Z'))).toEqual(others);
});

test('a booking shows whether its location canceled it', () => {
  const canceled = (canceled_by: 'client' | 'location') =>
    bookingState({ status: 'canceled', canceled_by, ends_at: bookingStart }, bookingStart);
  expect(statusLabel(canceled('location'))).toBe('Anulată de locație');
  expect(canceled('client')).toBe('canceled');
});

test('a booking that ends before its visit returns its consumables, a missed one does not', () => {
  const statuses = bookingStatuses.filter(returnsConsumables);
  expect(statuses).toEqual(['rejected', 'canceled', 'expired']);
});

test('pending and approved bookings occupy their slot', () => {
  expect(bookingStatuses.filter(occupiesSlot)).toEqual(['pending', 'approved']);
});

test('canceling is possible until the notice before the start', () => {
  expect(cancelDeadline(bookingStart, 120).toISOString()).toBe('2026-11-27T13:30:00.000Z');
});

test('a pending booking expires after 24 hours or at its start, whichever comes first', () => {
  expect(pendingUntil(new Date('2026-11-20T10:00:00Z'), bookingStart).toISOString()).toBe(
    '2026-11-21T10:00:00.000Z',
  );
  expect(pendingUntil(new Date('2026-11-27T10:00:00Z'), bookingStart)).toEqual(bookingStart);
});

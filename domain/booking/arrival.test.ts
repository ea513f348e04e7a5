import { expect, test } from 'vitest';
import { openArrivals } from './arrival.ts';

const starts_at = '2026-11-27T17:30:00+02:00';
const at = (now: string) => openArrivals({ status: 'approved', starts_at }, new Date(now));

test.each([
  ['2026-11-26T17:29:59+02:00', []],
  ['2026-11-26T17:30:00+02:00', [0]],
  ['2026-11-27T14:29:59+02:00', [0]],
  ['2026-11-27T14:30:00+02:00', [0, 5, 10, 15]],
  ['2026-11-27T17:30:00+02:00', [5, 10, 15]],
  ['2026-11-27T17:45:00+02:00', []],
])('at %s the client can announce %j', (now, delays) => expect(at(now)).toEqual(delays));

test.each(['pending', 'rejected', 'canceled', 'expired', 'missed'] as const)(
  'the client of a booking that is %s can announce nothing',
  (status) =>
    expect(openArrivals({ status, starts_at }, new Date('2026-11-27T17:00:00+02:00'))).toEqual([]),
);

import type { z } from 'zod';
import type { createBlockBody } from '#contract/provider-calendar.ts';
import { blockIntervals, blockLabel, maxBlocks } from '#domain/booking/time-block.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { addDays, minuteMs, today } from '#domain/time/local-time.ts';
import type { Interval } from '#domain/time/working-hours.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { runIdempotent } from '#server/http/idempotency-repository.ts';
import { lockCalendar } from '../bookings/locks.ts';
import { slotRefusals } from '../bookings/read-order.ts';
import { StaleBookings, withoutStaleBookings } from '../bookings/status-repository.ts';
import { findOccupied, insertBlocks, listBlocks, type Occupied } from './repository.ts';

export const noProfessional = 'Specialistul ales nu mai lucrează la această locație.';

type BlockRequest = z.output<typeof createBlockBody>;

/** Returns true for a replay. */
export async function createBlocks(
  deps: Deps,
  location: { id: number; professionals: readonly { id: number }[] },
  body: BlockRequest,
  key: string,
): Promise<boolean> {
  const { db, now: clock } = deps;
  const claim = { scope: `block:${location.id}`, key, body, now: clock() };
  const outcome = await withoutStaleBookings(deps, () =>
    runIdempotent(db, claim, async (tx) => {
      const now = clock();
      const intervals = readIntervals(body, location.professionals, now);
      await lockCalendar(tx, { professionalId: body.professional_id });
      await checkCount(tx, location.id, intervals.length, now);
      await checkFree(tx, location.id, body, intervals, now);
      const { professional_id } = body;
      const block = { location_id: location.id, professional_id, created_at: now };
      await insertBlocks(tx, block, intervals);
    }),
  );
  return 'replayedId' in outcome;
}

function readIntervals(
  body: BlockRequest,
  professionals: readonly { id: number }[],
  now: Date,
): Interval[] {
  const { professional_id, start_date, end_date = start_date, weeks = 1, ...times } = body;
  if (!professionals.some(({ id }) => id === professional_id))
    throw invalidField('professional_id', noProfessional);
  if (start_date > addDays(today(now), maxBlocks.aheadDays))
    throw invalidField('start_date', 'Poți bloca ore cu cel mult un an înainte');
  const intervals = blockIntervals({ start_date, end_date, weeks, ...times });
  const [first, ...more] = intervals;
  if (!first) throw invalidField('start_time', slotRefusals.invalid_time);
  if (first.end <= now.getTime())
    throw times.end_time === null
      ? invalidField('start_date', 'Ziua aleasă a trecut')
      : invalidField('end_time', 'Intervalul ales a trecut');
  // A block starts now at the earliest, because visits earlier in the day would refuse it.
  const minute = now.getTime() - (now.getTime() % minuteMs);
  return [{ ...first, start: Math.max(first.start, minute) }, ...more];
}

async function checkCount(tx: Tx, locationId: number, added: number, now: Date): Promise<void> {
  const { length } = await listBlocks(tx, locationId, now);
  if (length + added <= maxBlocks.upcoming) return;
  throw invalidField(
    'weeks',
    `Poți avea cel mult ${maxBlocks.upcoming} de intervale blocate. Scoate câteva dintre cele de care nu mai ai nevoie.`,
  );
}

async function checkFree(
  tx: Tx,
  locationId: number,
  { professional_id: professionalId, start_time }: BlockRequest,
  intervals: readonly Interval[],
  now: Date,
): Promise<void> {
  const occupied = await findOccupied(tx, { locationId, professionalId }, intervals, now);
  const taken = occupied.find(({ is_stale }) => !is_stale);
  if (taken) {
    const { starts_at } = taken;
    const words = `${nameOf(taken)}. Alege alt interval${wayOut(taken, now)}.`;
    const isRepeated = starts_at.getTime() >= (intervals[0]?.end ?? Infinity);
    const field = isRepeated ? 'weeks' : start_time === null ? 'start_date' : 'start_time';
    throw new AppError('block_overlaps', words, { [field]: [words] });
  }
  if (occupied.length > 0) throw new StaleBookings(occupied.map(({ id }) => id));
}

function nameOf({ kind, status, starts_at, ends_at }: Occupied): string {
  if (kind === 'block')
    return `Ai blocat deja: ${blockLabel({ start: starts_at.getTime(), end: ends_at.getTime() })}`;
  const noun = status === 'pending' ? 'cerere de programare pentru' : 'programare';
  return `Ai o ${noun} ${instantLabel(starts_at)}`;
}

function wayOut({ kind, status, starts_at }: Occupied, now: Date): string {
  if (kind === 'block' || starts_at <= now) return '';
  return status === 'pending'
    ? ' sau respinge întâi cererea, cu linkul din mesajul primit despre ea'
    : ' sau anuleaz-o întâi, cu linkul din mesajul primit despre ea';
}

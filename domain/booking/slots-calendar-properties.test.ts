import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, minuteMs, timeOfMinutes } from '#domain/time/local-time.ts';
import type { HoursRow } from '#domain/time/working-hours.ts';
import { freeSlots } from './slots.ts';

const quarter = 15 * minuteMs;
const seed = 20_261_120;
const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', weekday: 'short' },
});

/** Excludes the hour that a clock change skips or repeats. */
const bound = fc.integer({ min: 0, max: 96 }).filter((at) => at <= 12 || at >= 16);
const scenes = fc.record({
  bounds: fc.uniqueArray(bound, { minLength: 2, maxLength: 4 }),
  quarters: fc.integer({ min: 1, max: 12 }),
  grid_min: fc.constantFrom(15, 30, 60),
  busy: fc.array(fc.tuple(fc.integer({ min: -8, max: 100 }), fc.integer({ min: 1, max: 12 })), {
    maxLength: 6,
  }),
  /** Now, in quarters of an hour from midnight UTC. */
  ahead: fc.integer({ min: -60, max: 40 }),
  notice: fc.integer({ min: 0, max: 40 }),
});
type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

const lastDay = '2030-12-31';
const firstDay = '2026-01-01';
/** All days if ATTACK is set; else every 13th, and those around clock changes. */
const days: string[] = [];
for (let day = firstDay, i = 0; day <= lastDay; day = addDays(day, 1), i += 1)
  if (process.env.ATTACK || i % 13 === 0 || /-(03|10)-(2[4-9]|3[01])$/.test(day)) days.push(day);

test('the free slots from 2026 to 2030 are those that an independent walk along the clock finds', () => {
  const drawn = fc.sample(scenes, { numRuns: days.length, seed });
  for (const [i, date] of days.entries()) {
    const scene = drawn[i]!;
    const { slots, hours, from } = slotsOf(date, scene);
    expect({ date, scene, slots }).toEqual({ date, scene, slots: walk(date, scene, hours, from) });
  }
});

function slotsOf(date: string, { bounds, quarters, grid_min, busy, ahead, notice }: Scene) {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const sorted = bounds.toSorted((a, b) => a - b);
  const hours: HoursRow[] = [];
  for (let at = 0; at + 1 < sorted.length; at += 2)
    for (let weekday = 1; weekday <= 7; weekday += 1)
      hours.push({
        weekday,
        starts: timeOfMinutes(sorted[at]! * 15),
        ends: timeOfMinutes(sorted[at + 1]! * 15),
      });
  const now = new Date(midnight + ahead * quarter);
  const rules = {
    duration_min: quarters * 15,
    slot_grid_min: grid_min,
    booking_notice_min: notice * 15,
    horizon_days: 3,
    now,
    equipment: [],
  };
  const taken = busy.map(([start, length]) => ({
    start: midnight + start * quarter,
    end: midnight + (start + length) * quarter,
  }));
  const calendar = { professional_id: 1, hours, busy: taken };
  const slots = (freeSlots([calendar], date, date, rules).get(date) ?? []).map(
    ({ time, starts_at }) => `${time} ${starts_at.toISOString()}`,
  );
  return { slots, hours, from: now.getTime() + notice * quarter };
}

function walk(date: string, { quarters, grid_min, busy }: Scene, hours: HoursRow[], from: number) {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const open = new Map<number, string>();
  for (let at = -16; at < 112; at += 1) {
    const { day, time } = wallOf(midnight + at * quarter);
    const isWork = hours.some(({ starts, ends }) => starts <= time && time < ends);
    const isTaken = busy.some(([start, length]) => start <= at && at < start + length);
    if (day === date && isWork && !isTaken) open.set(at, time);
  }
  const seen = new Set<string>();
  const found: string[] = [];
  for (let at = -16; at < 112; at += 1) {
    const { day, time } = wallOf(midnight + at * quarter);
    if (day !== date || seen.has(time)) continue;
    seen.add(time);
    const start = midnight + at * quarter;
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    const isOnGrid = (hour * 60 + minute) % grid_min === 0;
    const isFree = Array.from({ length: quarters }, (_, i) => open.has(at + i)).every(Boolean);
    if (isOnGrid && isFree && start >= from) found.push(`${time} ${new Date(start).toISOString()}`);
  }
  return found;
}

function wallOf(instant: number): { day: string; time: string } {
  const parts = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

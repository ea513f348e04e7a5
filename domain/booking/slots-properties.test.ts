import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, minuteMs, timeOfMinutes } from '#domain/time/local-time.ts';
import { gridOfDay } from './slot-grid.ts';
import { freeSlots, slotProblem, type Calendar, type SlotRules } from './slots.ts';
import { openIntervals } from '#domain/time/working-hours.ts';
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];

const day = fc
  .tuple(fc.constantFrom(...changes, '2026-11-27'), fc.integer({ min: -2, max: 2 }))
  .map(([date, days]) => addDays(date, days));

const row = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    bounds: fc.uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ weekday, bounds }) => ({
    weekday,
    starts: timeOfMinutes(Math.min(...bounds) * 5),
    ends: timeOfMinutes(Math.max(...bounds) * 5),
  }));

function busyAround(date: string) {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return fc.array(
    fc
      .tuple(fc.integer({ min: -600, max: 3_600 }), fc.integer({ min: 1, max: 300 }))
      .map(([from, length]) => ({
        start: midnight + from * minuteMs,
        end: midnight + (from + length) * minuteMs,
      })),
    { maxLength: 8 },
  );
}

const scene = day.chain((date) =>
  fc.record({
    date: fc.constant(date),
    calendars: fc
      .array(fc.record({ hours: fc.array(row, { maxLength: 10 }), busy: busyAround(date) }), {
        maxLength: 3,
      })
      .map((list): Calendar[] => list.map((entry, i) => ({ ...entry, professional_id: i + 1 }))),
    rules: fc.record({
      duration_min: fc.integer({ min: 5, max: 240 }),
      slot_grid_min: fc.constantFrom(10, 15, 20, 30, 60),
      booking_notice_min: fc.integer({ min: 0, max: 1_440 }),
      horizon_days: fc.integer({ min: 0, max: 3 }),
      now: fc
        .integer({ min: -2_880, max: 600 })
        .map((minutes) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs)),
      equipment: fc.array(fc.array(busyAround(date), { maxLength: 2 }), { maxLength: 2 }),
    }),
  }),
);

test('a free slot overlaps nothing taken, lies in the hours and is never in the past', () => {
  fc.assert(
    fc.property(scene, ({ date, calendars, rules }) => {
      for (const [slotDate, slots] of freeSlots(calendars, date, addDays(date, 1), rules)) {
        for (const { starts_at, professionals } of slots) {
          const start = starts_at.getTime();
          const end = start + rules.duration_min * minuteMs;
          expect(start).toBeGreaterThanOrEqual(rules.now.getTime());
          expect(professionals.length).toBeGreaterThan(0);
          for (const id of professionals) {
            const { busy, hours } = calendars[id - 1] as Calendar;
            expect(busy.filter((b) => b.start < end && start < b.end)).toEqual([]);
            const open = openIntervals(hours, slotDate);
            expect(open.some((o) => o.start <= start && end <= o.end)).toBe(true);
          }
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('the list offers a time exactly when the check of a single booking accepts it', () => {
  fc.assert(
    fc.property(scene, ({ date, calendars, rules }) => {
      const listed = freeSlots(calendars, date, date, rules).get(date) ?? [];
      const accepted = gridOfDay(date, rules.slot_grid_min)
        .map(({ time }) => ({ time, professionals: acceptedBy(calendars, date, time, rules) }))
        .filter(({ professionals }) => professionals.length > 0);
      expect(listed.map(({ time, professionals }) => ({ time, professionals }))).toEqual(accepted);
    }),
    { numRuns: 150 },
  );
});

function acceptedBy(calendars: Calendar[], date: string, time: string, rules: SlotRules): number[] {
  return calendars
    .filter((calendar) => slotProblem(calendar, date, time, rules) === null)
    .map(({ professional_id }) => professional_id);
}

import { setImmediate as letOthersRun } from 'node:timers/promises';
import { daysFrom } from '#domain/search/when.ts';
import { halfHoursOf } from '#domain/time/half-hours.ts';
import { startOfDay, addDays, today, type LocalDate } from '#domain/time/local-time.ts';
import { freeSlots } from '#domain/booking/slots.ts';
import type { Db, Deps } from '#server/deps.ts';
import { loadBookable, quickest } from './bookable-repository.ts';
import { loadServiceCalendars, type VisitCalendars } from './calendars.ts';
import { findStaleDays, writeFreeDays, type FreeDays } from './free-days-repository.ts';

/** Days stored in advance. Later days are searched by working hours only. */
const knownDays = 28;
const fullDays = 7;
const atOnce = 20;
const maxSweepMs = 1_000;

/** Recomputes changed locations, and all once a day. Safe to run on several instances. */
export async function keepFreeDays({ db, now: clock }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = performance.now() + maxSweepMs;
  while (performance.now() < until) {
    const now = clock();
    const stale = await findStaleDays(db, { before: today(now), limit: atOnce });
    if (stale.locationIds.length === 0) return;
    await writeFreeDays(db, await workOut(db, stale.locationIds, now), stale);
  }
}

async function workOut(db: Db, ids: readonly number[], now: Date): Promise<FreeDays[]> {
  const services = await loadBookable(db, ids);
  const first = today(now);
  const span = { from: startOfDay(first), to: startOfDay(addDays(first, knownDays)), now };
  const quickestOf = new Map(ids.map((id) => [id, quickest(services.get(id) ?? [])]));
  const calendarsOf = await loadServiceCalendars(db, [...quickestOf.values()].flat(), span);
  const rows: FreeDays[] = [];
  for (const [location_id, ofLocation] of quickestOf) {
    const half_hours = halfHours(ofLocation.map(calendarsOf), first);
    rows.push({
      location_id,
      first_day: first,
      half_hours,
      is_full: half_hours.slice(0, fullDays).every((bits) => bits === 0),
    });
    await letOthersRun();
  }
  return rows;
}

function halfHours(visits: readonly VisitCalendars[], first: LocalDate): number[] {
  // All services of a location have its horizon.
  const ahead = visits.map(({ rules }) => rules.horizon_days + 1);
  const count = Math.min(knownDays, ...ahead);
  const last = addDays(first, count - 1);
  const slotsOf = visits.map(({ calendars, rules }) => freeSlots(calendars, first, last, rules));
  return daysFrom(first, last).map((day) => {
    const slots = slotsOf.flatMap((days) => days.get(day) ?? []);
    return halfHoursOf(slots.map(({ time }) => time));
  });
}

import { setImmediate as letOthersRun } from 'node:timers/promises';
import { addDays, today, type LocalDate } from '#domain/local-time.ts';
import { freeSlots, type Calendar, type Interval, type Slot } from '#domain/slots.ts';
import type { Deps } from '../deps.ts';
import { slotRules, startOfDay } from './diary.ts';
import { loadMostBooked, type MostBookedRow } from './most-booked-repository.ts';
import { loadCalendars, loadEquipment, type Span } from './repository.ts';

/** So many free times of a location are told. */
const enough = 3;

/** Whoever is not full has them in the first days; only for the others is more read, up to the horizon of each. */
const spansInDays = [4, 21, Infinity];

/** The next free times of a location, and the service that they are for. */
export type NextTimes = { service: MostBookedRow; slots: Slot[] };

/**
 * The next free times of several locations for the most booked service of each, by the location's id; an unknown
 * location, or one that offers nothing, is absent.
 */
export async function findNextTimes(
  { db, now: clock }: Deps,
  locationIds: readonly number[],
): Promise<Map<number, NextTimes>> {
  const now = clock();
  const services = await loadMostBooked(db, locationIds, now);
  const searches = services.map((service): NextTimes => ({ service, slots: [] }));
  const first = today(now);
  let from = first;
  for (const days of spansInDays) {
    const open = searches.filter(
      ({ service, slots }) => slots.length < enough && from <= addDays(first, service.horizon_days),
    );
    if (open.length === 0) break;
    const farthest = Math.max(...open.map(({ service }) => service.horizon_days));
    const to = addDays(first, Math.min(days - 1, farthest));
    await searchSpan(db, open, { from, to, now });
    from = addDays(to, 1);
  }
  return new Map(searches.map((search) => [search.service.location_id, search]));
}

/** Adds the free times of some days, both ends included, to searches: one reading for all of them. */
async function searchSpan(
  db: Deps['db'],
  searches: readonly NextTimes[],
  { from, to, now }: { from: LocalDate; to: LocalDate; now: Date },
): Promise<void> {
  const span: Span = { from: startOfDay(from), to: startOfDay(addDays(to, 1)), now };
  const professionalIds = searches.flatMap(({ service }) => service.professional_ids);
  const groupIds = [
    ...new Set(searches.flatMap(({ service }) => service.equipment_group_id ?? [])),
  ];
  const calendars = await loadCalendars(db, { professionalIds, ...span });
  const units = await loadEquipment(db, { groupIds, ...span });
  const calendarOf = new Map(calendars.map((calendar) => [calendar.professional_id, calendar]));
  const unitsOf = new Map(groupIds.map((id, index) => [id, units[index] ?? []]));
  for (const search of searches) {
    const { professional_ids: ids, equipment_group_id: group } = search.service;
    const own = ids.flatMap((id) => calendarOf.get(id) ?? []);
    const equipment = group === null ? [] : [unitsOf.get(group) ?? []];
    fill(search, own, equipment, { from, to, now });
    // A search up to a far horizon is long; what else came in meanwhile goes first.
    await letOthersRun();
  }
}

function fill(
  { service, slots }: NextTimes,
  calendars: readonly Calendar[],
  equipment: Interval[][][],
  { from, to, now }: { from: LocalDate; to: LocalDate; now: Date },
): void {
  const { duration_min } = service;
  const rules = slotRules(service, { duration_min, now, equipment });
  for (let date = from; date <= to && slots.length < enough; date = addDays(date, 1)) {
    const ofDay = freeSlots(calendars, date, date, rules).get(date) ?? [];
    slots.push(...ofDay.slice(0, enough - slots.length));
  }
}

import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  startOfDay,
  addDays,
  today,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import type { PriceRange } from '#domain/search/read-price.ts';
import { matchServices } from '#domain/search/match-service.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import { daysFrom, type AskedTime } from '#domain/search/when.ts';
import { freeSlots, type Slot } from '#domain/booking/slots.ts';
import type { Db, Deps } from '#server/deps.ts';
import { readSearch, type DayHours } from '../search-text/read-search.ts';
import {
  findPosition,
  loadBookable,
  quickest,
  type BookableService,
} from './bookable-repository.ts';
import { inRange, isInRange, pricedDays } from './price-range.ts';
import { loadServiceCalendars, type VisitCalendars } from './calendars.ts';

const slotsOfCard = 3;

const spansInDays = [4, 21, Infinity];

export type NextTimes = { service: BookableService; slots: Slot[] };

/** If no fitting service is free at the requested time, returns the next slots of the best one. */
export async function findNextTimes(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { ids, search: text, time }: { ids: readonly number[]; search: string; time: AskedTime },
): Promise<Map<number, NextTimes>> {
  const now = clock();
  // Used as the visitor's position, to choose among places of one name.
  const center = text === '' ? null : await findPosition(db, ids);
  const asked = await readSearch(db, { text, time, now, center, radiusKm: 0 });
  const { price } = asked.reading;
  const priced = pricedDays(asked.freeOn, now);
  const wished = await loadWished(db, ids, (services) => {
    // A card links to a slot, but clients choose a subscription before they see slots.
    const single = services.filter((one) => !one.is_subscription);
    return inRange(matchServices(single, asked.words ?? []), price, priced);
  });
  const days = asked.freeOn ?? [];
  const times = await findWithin(db, wished, { days, price, now, max: slotsOfCard });
  const searches: NextTimes[] = [];
  for (const [id, [service]] of wished)
    if (service && !times.has(id)) searches.push({ service, slots: [] });
  await searchOn(db, searches, now);
  for (const next of searches) times.set(next.service.location_id, next);
  return times;
}

type Wish = {
  words: readonly WordMeaning[];
  days: readonly DayHours[];
  price: PriceRange | null;
};

export async function findFree(
  db: Db,
  ids: readonly number[],
  { words, days, price }: Wish,
  now: Date,
): Promise<Set<number>> {
  const wished = await loadWished(db, ids, (services) => {
    const fitting = matchServices(services, words);
    const offered = fitting.length > 0 ? fitting : services;
    // With a price, a longer service may be the only one in the range.
    return price ? inRange(offered, price, pricedDays(days, now)) : quickest(offered);
  });
  return new Set((await findWithin(db, wished, { days, price, now, max: 1 })).keys());
}

async function loadWished(
  db: Db,
  ids: readonly number[],
  choose: (ofLocation: BookableService[]) => readonly BookableService[],
): Promise<Map<number, readonly BookableService[]>> {
  const all = await loadBookable(db, ids);
  return new Map([...all].map(([id, services]) => [id, choose(services)]));
}

type Within = Omit<Wish, 'words'> & { now: Date; max: number };

async function findWithin(
  db: Db,
  locations: ReadonlyMap<number, readonly BookableService[]>,
  { days, price, now, max }: Within,
): Promise<Map<number, NextTimes>> {
  const times = new Map<number, NextTimes>();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return times;
  const span = { from: startOfDay(first.date), to: startOfDay(addDays(last.date, 1)), now };
  const calendarsOf = await loadServiceCalendars(db, [...locations.values()].flat(), span);
  for (const [id, services] of locations) {
    for (const service of services) {
      const priced = days.filter(({ date }) => isInRange(service, price, date));
      const slots = firstSlots(calendarsOf(service), priced, max);
      if (slots.length === 0) continue;
      times.set(id, { service, slots });
      break;
    }
    await letOthersRun();
  }
  return times;
}

async function searchOn(db: Db, searches: readonly NextTimes[], now: Date): Promise<void> {
  const first = today(now);
  let from = first;
  for (const days of spansInDays) {
    const open = searches.filter(
      ({ service, slots }) =>
        slots.length < slotsOfCard && from <= addDays(first, service.horizon_days),
    );
    if (open.length === 0) break;
    const farthest = Math.max(...open.map(({ service }) => service.horizon_days));
    const end = addDays(first, Math.min(days, farthest + 1));
    const span = { from: startOfDay(from), to: startOfDay(end), now };
    const services = open.map(({ service }) => service);
    const calendarsOf = await loadServiceCalendars(db, services, span);
    const dates = daysFrom(from, addDays(end, -1)).map((date) => ({ date }));
    for (const { service, slots } of open) {
      slots.push(...firstSlots(calendarsOf(service), dates, slotsOfCard - slots.length));
      await letOthersRun();
    }
    from = end;
  }
}

type Hours = { date: LocalDate; after?: LocalTime; before?: LocalTime };

/** Computes no day after the one with the last slot. */
function firstSlots(
  { calendars, rules }: VisitCalendars,
  days: readonly Hours[],
  max: number,
): Slot[] {
  const slots = days.values().flatMap(({ date, after = '00:00', before = '24:00' }) => {
    const ofDay = freeSlots(calendars, date, date, rules).get(date) ?? [];
    return ofDay.filter(({ time }) => time >= after && time < before);
  });
  return slots.take(max).toArray();
}

import { setImmediate as letOthersRun } from 'node:timers/promises';
import { startOfDay, addDays, today, type LocalDate } from '#domain/time/local-time.ts';
import type { PriceRange } from '#domain/search/read-price.ts';
import { matchServices } from '#domain/search/match-service.ts';
import type { WordMeaning } from '#domain/search/text-query.ts';
import type { AskedTime } from '#domain/search/when.ts';
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

type Wish = {
  words: readonly WordMeaning[];
  days: readonly DayHours[] | null;
  price: PriceRange | null;
};

/** If no fitting service is free at the requested time, returns the next slots of the best one. */
export async function findNextTimes(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { ids, search, time }: { ids: readonly number[]; search: string; time: AskedTime },
): Promise<Map<number, NextTimes>> {
  const now = clock();
  const wish = await readWish(db, ids, { text: search, time, now });
  const priced = pricedDays(wish.days, now);
  const wished = await loadWished(db, ids, (services) => {
    // A card links to a slot, but clients choose a subscription before they see slots.
    const single = services.filter((one) => !one.is_subscription);
    return inRange(matchServices(single, wish.words), wish.price, priced);
  });
  const within = { days: wish.days ?? [], price: wish.price, now, max: slotsOfCard };
  const times = await findWithin(db, wished, within);
  const searches: NextTimes[] = [];
  for (const [id, [service]] of wished)
    if (service && !times.has(id)) searches.push({ service, slots: [] });
  await searchOn(db, searches, now);
  for (const next of searches) times.set(next.service.location_id, next);
  return times;
}

export async function findFree(
  db: Db,
  ids: readonly number[],
  { words, days, price }: Wish & { days: readonly DayHours[] },
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

/** Uses the first location's position as the visitor's, to choose among places of one name. */
async function readWish(
  db: Db,
  ids: readonly number[],
  search: { text: string; time: AskedTime; now: Date },
): Promise<Wish> {
  const center = search.text === '' ? null : await findPosition(db, ids);
  const { reading, words, freeOn } = await readSearch(db, { ...search, center, radiusKm: 0 });
  return { words: words ?? [], days: freeOn, price: reading.price };
}

async function loadWished(
  db: Db,
  ids: readonly number[],
  choose: (ofLocation: BookableService[]) => readonly BookableService[],
): Promise<Map<number, readonly BookableService[]>> {
  const all = await loadBookable(db, ids);
  return new Map([...all].map(([id, services]) => [id, choose(services)]));
}

type Within = { days: readonly DayHours[]; price: PriceRange | null; now: Date; max: number };

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
      const next: NextTimes = { service, slots: [] };
      for (const { date, after, before } of days)
        if (isInRange(service, price, date))
          fill(next, calendarsOf(service), date, { max, after, before });
      if (next.slots.length === 0) continue;
      times.set(id, next);
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
    for (const next of open) {
      const calendars = calendarsOf(next.service);
      for (let date = from; date < end && next.slots.length < slotsOfCard; date = addDays(date, 1))
        fill(next, calendars, date, { max: slotsOfCard });
      await letOthersRun();
    }
    from = end;
  }
}

type Filling = { max: number; after?: string; before?: string };

function fill(
  { slots }: NextTimes,
  { calendars, rules }: VisitCalendars,
  date: LocalDate,
  { max, after = '00:00', before = '24:00' }: Filling,
): void {
  if (slots.length >= max) return;
  const ofDay = freeSlots(calendars, date, date, rules).get(date) ?? [];
  const ofHours = ofDay.filter(({ time }) => time >= after && time < before);
  slots.push(...ofHours.slice(0, max - slots.length));
}

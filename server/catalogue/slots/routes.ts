import type { FastifyInstance } from 'fastify';
import type { NextSlot, Slot } from '#contract/slot.ts';
import type { Slot as FreeSlot } from '#domain/booking/slots.ts';
import { priceBooking, type PricedService } from '#domain/money/price.ts';
import { totalLabel } from '#domain/money/price-label.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import { today, toIsoWithOffset, toWallTime, type LocalDate } from '#domain/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { guestReads } from '../guest-reads.ts';
import { askedTime } from '../search-text/read-search.ts';
import { findFreeTimes } from './free-times.ts';
import { findNextTimes, type NextTimes } from './next-times.ts';

export function registerSlots(app: FastifyInstance, deps: Deps): void {
  const { now } = deps;
  const read = guestReads(deps);

  route(app, 'locationSlots', async ({ params, query }, _request, reply) => {
    const { days, firstAvailable } = await findFreeTimes(deps, {
      locationId: params.id,
      services: query.services,
      professional: query.professional ?? null,
      from: query.from,
      to: query.to,
    });
    reply.header('cache-control', 'no-store');
    const data = Object.fromEntries(
      Array.from(days, ([date, slots]) => [date, slots.map(presentSlot)]),
    );
    return { data, meta: { first_available: firstAvailable } };
  });

  route(app, 'locationsNextSlots', async ({ query }, request, reply) => {
    const search = { ...query, time: askedTime(query) };
    const times = await read(request, (db) => findNextTimes({ db, now }, search));
    reply.header('cache-control', 'no-store');
    const day = today(now());
    return {
      data: Object.fromEntries(Array.from(times, ([id, next]) => [id, presentNext(next, day)])),
    };
  });
}

function presentSlot({ time, starts_at, professionals }: FreeSlot): Slot {
  return { time, starts_at: toIsoWithOffset(starts_at), professionals };
}

function presentNext({ service, slots }: NextTimes, day: LocalDate): NextSlot[] {
  return slots.flatMap(({ starts_at, professionals: [professional_id] }) => {
    if (professional_id === undefined) return [];
    const { date } = toWallTime(starts_at);
    return {
      starts_at: toIsoWithOffset(starts_at),
      day_label: relativeDay(date, day),
      service_id: service.id,
      service_name: service.service_name,
      duration: service.duration_min,
      price_label: priceOn(service, date),
      professional_id,
    };
  });
}

function priceOn(service: PricedService, date: LocalDate): string {
  const { total, max_total, discount } = priceBooking([service], { date });
  const label = totalLabel({
    total,
    max_total: max_total === total ? total : null,
    hidden_count: 0,
  });
  return discount > 0 ? `ofertă ${label}` : label;
}

import type { CreateBookingBody } from '#contract/booking.ts';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { CallOutput } from '#contract/types.ts';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { occupiesSlot } from '#domain/booking/booking-status.ts';
import { addDays, minuteMs, toInstant, today } from '#domain/time/local-time.ts';
import { freeSlots } from '#domain/booking/slots.ts';
import { makeNextSlot, makeSlot } from '#tests/factories/slots.ts';
import type { MockInput } from './handle-call.ts';
import { invalidField, Refusal } from './refusal.ts';
import { servicesOf, type World } from './world.ts';

export function freeTimes(
  world: World,
  location: LocationDetail,
  query: MockInput<'locationSlots'>['query'],
): CallOutput<'locationSlots'> {
  const services = servicesOf(location, query.services);
  if (services.length < query.services.length)
    throw invalidField('services', 'Locația nu oferă acest serviciu');
  const { professional } = query;
  if (professional && location.professionals.every(({ id }) => id !== professional))
    throw invalidField('professional', 'Specialistul nu lucrează aici');
  const now = world.clock.now();
  const rules = {
    duration_min: totalDuration(services),
    slot_grid_min: 30,
    booking_notice_min: location.booking_notice_minutes,
    horizon_days: location.horizon_days,
    now,
    equipment: [],
  };
  const calendars = location.professionals
    .filter(({ id }) => id === (professional ?? id))
    .map(({ id }) => ({ professional_id: id, hours: location.hours, busy: busyTimes(world, id) }));
  const horizon = addDays(today(now), location.horizon_days);
  const [first_available = null] = freeSlots(calendars, query.from, horizon, rules).keys();
  const days = [...freeSlots(calendars, query.from, query.to, rules)].map(([date, slots]) => [
    date,
    slots.map(({ time, professionals }) => makeSlot(date, time, professionals)),
  ]);
  return { data: Object.fromEntries(days), meta: { first_available } };
}

export function freeProfessional(
  world: World,
  { professionals }: LocationDetail,
  { professional_id, start_date, start_time }: CreateBookingBody,
  duration: number,
): LocationDetail['professionals'][number] {
  const chosen = professionals.filter(({ id }) => id === professional_id);
  const start = toInstant(start_date, start_time)?.getTime() ?? NaN;
  const end = start + duration * minuteMs;
  const free = (chosen.length > 0 ? chosen : professionals).find(({ id }) =>
    busyTimes(world, id).every((busy) => busy.end <= start || busy.start >= end),
  );
  if (!free) throw new Refusal('slot_taken');
  return free;
}

export function nextTimes(world: World, ids: readonly number[]) {
  const from = today(world.clock.now());
  const locations = world.locations.filter(({ detail }) => ids.includes(detail.id));
  return Object.fromEntries(
    locations.map(({ detail }) => {
      const [service] = detail.service_categories.flatMap(({ services }) => services);
      if (!service) return [detail.id, []];
      const query = { services: [service.id], from, to: addDays(from, 30) };
      const slots = Object.values(freeTimes(world, detail, query).data)
        .flat()
        .slice(0, 3);
      return [detail.id, slots.map((slot) => makeNextSlot(service, slot, world.clock.now()))];
    }),
  );
}

function busyTimes({ bookings }: World, professionalId: number) {
  return bookings
    .filter(
      ({ booking }) => booking.professional.id === professionalId && occupiesSlot(booking.status),
    )
    .map(({ booking }) => ({
      start: Date.parse(booking.starts_at),
      end: Date.parse(booking.ends_at),
    }));
}

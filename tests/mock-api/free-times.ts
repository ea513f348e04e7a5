import type { LocationDetail } from '#contract/location-detail.ts';
import type { CallOutput } from '#contract/types.ts';
import { addDays, today } from '#domain/local-time.ts';
import { freeSlots } from '#domain/slots.ts';
import { makeSlot } from '#tests/factories/slots.ts';
import type { CallInput } from './answer-call.ts';
import { servicesOf, type World } from './world.ts';

/** The free times of a location by the rules of domain/, whatever services its professionals offer. */
export function freeTimes(
  world: World,
  location: LocationDetail,
  query: CallInput<'locationSlots'>['query'],
): CallOutput<'locationSlots'> {
  const services = servicesOf(location, query.services);
  const now = world.clock.now();
  const rules = {
    duration_min: services.reduce((sum, { duration }) => sum + duration, 0),
    grid_min: 30,
    notice_min: location.booking_notice_minutes,
    horizon_days: location.horizon_days,
    now,
    equipment: [],
  };
  const calendars = location.professionals
    .filter(({ id }) => id === (query.professional ?? id))
    .map(({ id }) => ({ professional_id: id, hours: location.hours, busy: busyTimes(world, id) }));
  const horizon = addDays(today(now), location.horizon_days);
  const [first_available = null] = freeSlots(calendars, query.from, horizon, rules).keys();
  const days = [...freeSlots(calendars, query.from, query.to, rules)].map(([date, slots]) => [
    date,
    slots.map(({ time, professionals }) => makeSlot(date, time, professionals)),
  ]);
  return { data: Object.fromEntries(days), meta: { first_available } };
}

function busyTimes({ bookings }: World, professionalId: number) {
  return bookings
    .filter(({ booking }) => booking.professional.id === professionalId)
    .map(({ booking }) => ({
      start: Date.parse(booking.starts_at),
      end: Date.parse(booking.ends_at),
    }));
}

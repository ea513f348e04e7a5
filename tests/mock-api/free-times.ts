import type { Slot } from '#contract/slot.ts';
import type { Service } from '#contract/service.ts';
import { addDays, toInstant, today, toIsoWithOffset, type LocalDate } from '#domain/local-time.ts';
import { occupiesSlot } from '#domain/booking-status.ts';
import { freeSlots, type Calendar, type SlotRules } from '#domain/slots.ts';
import type { MockLocation } from './catalogue/mock-location.ts';
import type { World } from './world.ts';

const grid = 30;

type Query = {
  location: MockLocation;
  services: Service[];
  professionals: number[];
  from: LocalDate;
  to: LocalDate;
};

/** The free times of professionals for services, and the first day with one from `from` to the horizon. */
export function freeTimes(
  world: World,
  query: Query,
): { days: Record<LocalDate, Slot[]>; firstAvailable: LocalDate | null } {
  const calendars = query.professionals.map((id) => calendarOf(world, query.location, id));
  const rules = slotRules(world, query.location, query.services);
  const last = addDays(today(rules.now), rules.horizon_days);
  const days = freeSlots(calendars, query.from, query.to, rules);
  const [firstAvailable = null] = freeSlots(calendars, query.from, last, rules).keys();
  const answered = [...days].map(([date, slots]) => [
    date,
    slots.map(({ time, starts_at, professionals }) => ({
      time,
      starts_at: toIsoWithOffset(starts_at),
      professionals,
    })),
  ]);
  return { days: Object.fromEntries(answered) as Record<LocalDate, Slot[]>, firstAvailable };
}

/** When a professional works and is taken, by the bookings of the world. */
export function calendarOf(world: World, location: MockLocation, id: number): Calendar {
  const bookings = world.bookings
    .filter(({ booking }) => booking.professional.id === id && occupiesSlot(booking.status))
    .map(({ booking }) => ({
      start: Date.parse(booking.starts_at),
      end: Date.parse(booking.ends_at),
    }));
  const start = world.clock.now().getTime();
  const until = toInstant(addDays(today(world.clock.now()), location.bookedUpDays), '00:00');
  const bookedUp = location.bookedUpDays > 0 && until ? [{ start, end: until.getTime() }] : [];
  const hours = location.detail.hours.map(({ weekday, starts, ends }) => ({
    weekday,
    starts,
    ends,
  }));
  return { professional_id: id, hours, busy: [...bookings, ...bookedUp] };
}

/** The rules of a booking of these services. Equipment has units enough. */
export function slotRules(world: World, { detail }: MockLocation, services: Service[]): SlotRules {
  return {
    duration_min: services.reduce((sum, { duration }) => sum + duration, 0),
    grid_min: grid,
    notice_min: detail.booking_notice_minutes,
    horizon_days: detail.horizon_days,
    now: world.clock.now(),
    equipment: [],
  };
}

/** The services of a location among `ids`, in the order of `ids`. */
export function servicesOf({ detail }: MockLocation, ids: readonly number[]): Service[] {
  const all = detail.service_categories.flatMap((category) => category.services);
  return ids.flatMap((id) => all.find((service) => service.id === id) ?? []);
}

/** Who offers all of the services. */
export function professionalsOfAll([first, ...others]: Service[]): number[] {
  return (first?.professionals ?? []).filter((id) =>
    others.every(({ professionals }) => professionals.includes(id)),
  );
}

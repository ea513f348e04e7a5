import { totalDuration } from '#domain/booking/booking-length.ts';
import { toInstant, type LocalDate } from '#domain/time/local-time.ts';
import type { Calendar, SlotRules } from '#domain/booking/slots.ts';
import type { Db, Tx } from '#server/deps.ts';
import type { ServiceRow } from '../services/repository.ts';
import { loadCalendars, loadEquipment, type BookingRules, type Span } from './repository.ts';

type Visit = {
  location: LocationRules;
  services: readonly ServiceRow[];
  professionalIds: readonly number[];
} & Span;

/**
 * Loads the calendars of professionals within a span and the slot rules of a visit. Placing a booking uses the
 * same rules.
 */
export async function loadVisitCalendars(
  db: Db | Tx,
  { location, services, professionalIds, ...span }: Visit,
): Promise<{ calendars: Calendar[]; rules: SlotRules }> {
  return {
    calendars: await loadCalendars(db, { professionalIds, ...span }),
    rules: slotRules(location, {
      duration_min: totalDuration(services),
      now: span.now,
      equipment: await loadEquipment(db, { groupIds: equipmentGroups(services), ...span }),
    }),
  };
}

type LocationRules = Pick<BookingRules, 'slot_grid_min' | 'booking_notice_min' | 'horizon_days'>;

export function slotRules(
  { slot_grid_min: grid_min, booking_notice_min: notice_min, horizon_days }: LocationRules,
  visit: Pick<SlotRules, 'duration_min' | 'now' | 'equipment'>,
): SlotRules {
  return { ...visit, grid_min, notice_min, horizon_days };
}

export function equipmentGroups(services: readonly ServiceRow[]): number[] {
  return [...new Set(services.flatMap(({ equipment_group }) => equipment_group?.id ?? []))];
}

/** The instant at which a day begins in Bucharest. */
export function startOfDay(date: LocalDate): Date {
  // Bucharest changes its clock at 3:00 and 4:00, so every day has a midnight.
  return toInstant(date, '00:00') ?? new Date(`${date}T00:00:00Z`);
}

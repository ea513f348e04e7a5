import { totalDuration } from '#domain/booking-length.ts';
import { toInstant, type LocalDate } from '#domain/local-time.ts';
import type { Calendar, SlotRules } from '#domain/slots.ts';
import type { Db, Tx } from '../deps.ts';
import type { ServiceRow } from '../services/repository.ts';
import { loadCalendars, loadEquipment, type BookingRules, type Span } from './repository.ts';

type Visit = {
  location: LocationRules;
  services: readonly ServiceRow[];
  professionalIds: readonly number[];
} & Span;

/**
 * The calendars of professionals within a span, and what a visit for services needs of them. Free times are shown and
 * bookings are placed by the same diary.
 */
export async function loadDiary(
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

/** What a location asks of every booking, and what a visit needs. */
export function slotRules(
  { slot_grid_min: grid_min, booking_notice_min: notice_min, horizon_days }: LocationRules,
  visit: Pick<SlotRules, 'duration_min' | 'now' | 'equipment'>,
): SlotRules {
  return { ...visit, grid_min, notice_min, horizon_days };
}

/** The ids of the equipment groups that services need. */
export function equipmentGroups(services: readonly ServiceRow[]): number[] {
  return [...new Set(services.flatMap(({ equipment_group }) => equipment_group?.id ?? []))];
}

/** The instant at which a Bucharest day begins. */
export function startOfDay(date: LocalDate): Date {
  // Bucharest's clock changes at 3 and 4 in the morning: every day has its midnight.
  return toInstant(date, '00:00') ?? new Date(`${date}T00:00:00Z`);
}

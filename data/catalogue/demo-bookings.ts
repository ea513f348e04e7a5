import { totalDuration } from '#domain/booking/booking-length.ts';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import {
  addDays,
  dayMs,
  hourMs,
  minuteMs,
  minutesOfDay,
  timeOfMinutes,
  toInstant,
  weekday,
  type LocalDate,
} from '#domain/time/local-time.ts';
import { addBooking, type Agendas } from './booking-rows.ts';
import type { LocationRows, Row } from './location-rows.ts';
import { bookable } from './occupancy.ts';
const searchedDays = 21;

/** `days` count from today. If the day is full, the visit moves further away from today. */
export type PlannedVisit = {
  days: number;
  status: BookingStatus;
  serviceCount?: number;
  anyProfessional?: boolean;
  comment?: string;
};

export type Visitor = { userId: string; clock: Date; today: LocalDate };

export function addPlannedVisit(
  rows: LocationRows,
  agendas: Agendas,
  { userId, clock, today }: Visitor,
  visit: PlannedVisit,
): string | null {
  for (const professional of rows.professionals) {
    const services = bookable(rows, professional.id)
      .filter((service) => service.equipment_group_id === null)
      .slice(0, visit.serviceCount ?? 1);
    if (services.length === 0) continue;
    const start = firstStart(rows, agendas, professional.id, services, today, visit.days);
    if (!start) continue;
    const createdAt =
      visit.status === 'pending'
        ? new Date(clock.getTime() - 2 * hourMs)
        : new Date(Math.min(clock.getTime(), start.getTime()) - 3 * dayMs);
    const { status, anyProfessional, comment } = visit;
    const wish = { userId, professionalId: professional.id, services, start, createdAt, status };
    return addBooking(rows, agendas, {
      ...wish,
      ...(anyProfessional && { anyProfessional }),
      ...(comment && { comment }),
    });
  }
  return null;
}

export function firstStart(
  { professional_hours, locations }: LocationRows,
  { professionals }: Agendas,
  professionalId: number,
  services: readonly Row<'services'>[],
  today: LocalDate,
  days: number,
): Date | null {
  const minutes = totalDuration(services);
  const grid = locations[0]?.slot_grid_min ?? 15;
  for (let step = 0; step < searchedDays; step++) {
    const date = addDays(today, days < 0 ? days - step : days + step);
    const stretches = professional_hours.filter(
      (row) => row.professional_id === professionalId && row.weekday === weekday(date),
    );
    for (const { starts, ends } of stretches) {
      for (let at = minutesOfDay(starts); at + minutes <= minutesOfDay(ends); at += grid) {
        const start = toInstant(date, timeOfMinutes(at));
        const end = start && start.getTime() + minutes * minuteMs;
        if (start && end && professionals.isFree(professionalId, start.getTime(), end))
          return start;
      }
    }
  }
  return null;
}

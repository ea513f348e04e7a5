import { totalDuration } from '#domain/booking/booking-length.ts';
import type { Calendar, SlotRules } from '#domain/booking/slots.ts';
import type { Db } from '#server/deps.ts';
import type { ServiceRow } from '../services/repository.ts';
import type { BookableService } from './bookable-repository.ts';
import { loadCalendars, loadEquipment, type Span } from './repository.ts';

export type VisitCalendars = { calendars: Calendar[]; rules: SlotRules };

type LocationRules = Pick<SlotRules, 'slot_grid_min' | 'booking_notice_min' | 'horizon_days'>;

export async function loadVisitRules(
  db: Db,
  location: LocationRules,
  services: readonly ServiceRow[],
  span: Span,
): Promise<SlotRules> {
  const groupIds = equipmentGroups(services);
  return {
    ...location,
    duration_min: totalDuration(services),
    now: span.now,
    equipment: await loadEquipment(db, { groupIds, ...span }),
  };
}

export async function loadServiceCalendars(
  db: Db,
  services: readonly BookableService[],
  span: Span,
): Promise<(service: BookableService) => VisitCalendars> {
  const professionalIds = unique(services.flatMap(({ professional_ids }) => professional_ids));
  const groupIds = unique(services.flatMap(({ equipment_group_id }) => equipment_group_id ?? []));
  const calendars = await loadCalendars(db, { professionalIds, ...span });
  const units = await loadEquipment(db, { groupIds, ...span });
  const calendarOf = new Map(calendars.map((calendar) => [calendar.professional_id, calendar]));
  const unitsOf = new Map(groupIds.map((id, index) => [id, units[index] ?? []]));
  return (service) => {
    const { professional_ids: ids, equipment_group_id: group } = service;
    const equipment = group === null ? [] : [unitsOf.get(group) ?? []];
    return {
      calendars: ids.flatMap((id) => calendarOf.get(id) ?? []),
      rules: { ...service, now: span.now, equipment },
    };
  };
}

export function equipmentGroups(services: readonly ServiceRow[]): number[] {
  return unique(services.flatMap(({ equipment_group }) => equipment_group?.id ?? []));
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

import type { Calendar, SlotRules } from '#domain/booking/slots.ts';
import type { Db } from '#server/deps.ts';
import type { BookableService } from './bookable-repository.ts';
import { slotRules } from './visit-calendars.ts';
import { loadCalendars, loadEquipment, type Span } from './repository.ts';

export type ServiceCalendars = { calendars: Calendar[]; rules: SlotRules };

/**
 * Loads the calendars of all professionals of the services within a span in one batch; returns a lookup by
 * service.
 */
export async function loadServiceCalendars(
  db: Db,
  services: readonly BookableService[],
  span: Span,
): Promise<(service: BookableService) => ServiceCalendars> {
  const professionalIds = unique(services.flatMap(({ professional_ids }) => professional_ids));
  const groupIds = unique(services.flatMap(({ equipment_group_id }) => equipment_group_id ?? []));
  const calendars = await loadCalendars(db, { professionalIds, ...span });
  const units = await loadEquipment(db, { groupIds, ...span });
  const calendarOf = new Map(calendars.map((calendar) => [calendar.professional_id, calendar]));
  const unitsOf = new Map(groupIds.map((id, index) => [id, units[index] ?? []]));
  return (service) => {
    const { duration_min, professional_ids: ids, equipment_group_id: group } = service;
    const equipment = group === null ? [] : [unitsOf.get(group) ?? []];
    return {
      calendars: ids.flatMap((id) => calendarOf.get(id) ?? []),
      rules: slotRules(service, { duration_min, now: span.now, equipment }),
    };
  };
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

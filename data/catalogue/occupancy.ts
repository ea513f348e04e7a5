import {
  addDays,
  dayMs,
  minutesOfDay,
  timeOfMinutes,
  toInstant,
  weekday,
  type LocalDate,
} from '#domain/time/local-time.ts';
import { addBooking, type Agendas } from './booking-rows.ts';
import { crowdUserId } from './crowd.ts';
import type { LocationDraft } from './location-draft.ts';
import type { LocationRows, Row } from './location-rows.ts';
import type { Random } from './random.ts';

const daysAhead = 10;
const shownTown = 'iasi';
/** Few locations with a higher id are busy. */
const firstLocations = 2_000;

export function addOccupancy(draft: LocationDraft, agendas: Agendas): void {
  const { id, rows, today, locality } = draft;
  const draw = draft.random('occupancy');
  const busy = locality.slug === shownTown ? 0.6 : 0.1;
  if (!draw.chance(id <= firstLocations ? busy : 0.03)) return;
  const share = 0.2 + draw.next() * 0.4;
  for (const { id: professionalId } of rows.professionals) {
    const offered = bookable(rows, professionalId);
    if (offered.length === 0) continue;
    for (let day = 0; day < daysAhead; day++)
      fillDay(draft, agendas, draw, { professionalId, offered, share, date: addDays(today, day) });
  }
}

export function bookable(rows: LocationRows, professionalId: number): Row<'services'>[] {
  const ids = new Set(
    rows.service_professionals
      .filter((link) => link.professional_id === professionalId)
      .map((link) => link.service_id),
  );
  return rows.services.filter((service) => ids.has(service.id) && !service.is_subscription);
}

type Day = {
  professionalId: number;
  offered: readonly Row<'services'>[];
  share: number;
  date: LocalDate;
};

function fillDay(draft: LocationDraft, agendas: Agendas, draw: Random, day: Day): void {
  const { rows, clock } = draft;
  const grid = rows.locations[0]?.slot_grid_min ?? 15;
  for (const hours of rows.professional_hours) {
    if (hours.professional_id !== day.professionalId || hours.weekday !== weekday(day.date))
      continue;
    const end = minutesOfDay(hours.ends);
    let at = minutesOfDay(hours.starts);
    while (at < end) {
      const service = draw.pick(day.offered);
      const isBooked = draw.chance(day.share) && at + service.duration_min <= end;
      const start = isBooked ? toInstant(day.date, timeOfMinutes(at)) : null;
      const booked =
        start &&
        addBooking(rows, agendas, {
          userId: crowdUserId(draw),
          professionalId: day.professionalId,
          services: [service],
          start,
          createdAt: new Date(clock.getTime() - draw.int(1, 20) * dayMs),
          status: 'approved',
          anyProfessional: draw.chance(0.3),
        });
      at += booked ? Math.ceil(service.duration_min / grid) * grid : Math.max(grid, 30);
    }
  }
}

import {
  addDays,
  dayMs,
  minutesOfDay,
  toInstant,
  toWallTime,
  weekday,
} from '#domain/time/local-time.ts';
import { addBooking, type Agendas } from './booking-rows.ts';
import { crowdUserId } from './crowd.ts';
import type { LocationDraft } from './location-draft.ts';

const maxVerified = 2;

export function addVisits(draft: LocationDraft, agendas: Agendas): void {
  const { rows, today } = draft;
  const draw = draft.random('visits');
  for (const review of rows.reviews.slice(0, maxVerified)) {
    const professionalId = review.professional_id;
    const service = rows.services.find(({ name }) => name === review.service_name);
    const date = addDays(toWallTime(new Date(review.created_at)).date, -1);
    const hours = rows.professional_hours.find(
      (row) =>
        row.professional_id === professionalId &&
        row.weekday === weekday(date) &&
        minutesOfDay(row.ends) - minutesOfDay(row.starts) >= (service?.duration_min ?? 0),
    );
    const start = hours && toInstant(date, hours.starts);
    if (!professionalId || !service || service.is_subscription || !start || date >= today) continue;
    review.booking_id = addBooking(rows, agendas, {
      userId: crowdUserId(draw),
      professionalId,
      services: [service],
      start,
      createdAt: new Date(start.getTime() - 3 * dayMs),
      status: 'approved',
    });
  }
}

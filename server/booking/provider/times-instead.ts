import { bookingPath } from '#domain/booking/booking-path.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { addDays, toWallTime } from '#domain/time/local-time.ts';
import { nearestTimes } from '#domain/booking/nearest-times.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Deps } from '#server/deps.ts';
import type { FreeTimeLink } from '#server/messages/message.ts';
import { freeDays } from '#server/catalogue/slots/free-times.ts';

const daysBefore = 3;
const daysAfter = 21;

export async function timesInstead(
  deps: Pick<Deps, 'db' | 'now'>,
  { location, professional, services, starts_at }: Booking,
): Promise<FreeTimeLink[]> {
  const { date, time } = toWallTime(starts_at);
  const servicesIds = services.map(({ id }) => id);
  const days = await freeDays(deps, {
    locationId: location.id,
    services: servicesIds,
    professional: null,
    from: addDays(date, -daysBefore),
    to: addDays(date, daysAfter),
  });
  const lost = { date, time, professionalId: professional.id };
  return nearestTimes(days, lost, professional.id).map(({ date, time, professionalId }) => ({
    words:
      professionalId === professional.id
        ? dateTimeLabel(date, time)
        : `${dateTimeLabel(date, time)}, cu alt specialist`,
    path: bookingPath(location.id, location.slug, {
      services: servicesIds,
      professional: professionalId ?? professional.id,
      date,
      time,
    }),
  }));
}

import { makeBooking } from '#tests/factories/booking.ts';
import type { BookingNews } from '../messages/message.ts';

/** A confirmed booking of the location "Salon Zori". */
export function makeNews(changes: Partial<BookingNews> = {}): BookingNews {
  const { services, location, professional, ...booking } = makeBooking();
  return {
    ...booking,
    services: services.map(({ name }) => name),
    location: location.name,
    address: location.address,
    professional: professional.name,
    ...changes,
  };
}

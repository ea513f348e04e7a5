import type { Booking } from '#contract/booking.ts';
import { addDays, today } from '#domain/local-time.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { bookingOf } from './booking-of.ts';
import type { LocationKind } from './catalogue/mock-location.ts';
import { servicesOf } from './free-times.ts';
import type { World } from './world.ts';

type BookingTerms = {
  status?: Booking['status'];
  /** The day of the visit, from today. */
  daysAhead?: number;
  time?: string;
  at?: LocationKind;
  /** Whose it is; the first client's without it. */
  clientId?: string;
};

/** Gives a client a booking of the first service of a location, past ones too; returns it. */
export function addBooking(world: World, terms: BookingTerms = {}): Booking {
  const location = world.locations.find(({ kind }) => kind === (terms.at ?? 'plain'));
  const [first] = location?.detail.service_categories.flatMap(({ services }) => services) ?? [];
  if (!location || !first) throw new Error(`There is no location to book: ${terms.at ?? 'plain'}`);
  const start_date = addDays(today(world.clock.now()), terms.daysAhead ?? 3);
  const services = servicesOf(location, [first.id]);
  const booking: Booking = {
    ...bookingOf(world, location, {
      body: { start_date, start_time: terms.time ?? '11:00' },
      services,
      price: priceBooking(services.map(pricedService), { date: start_date }),
      answers: [],
      professionalId: first.professionals[0] ?? 0,
    }),
    status: terms.status ?? 'approved',
  };
  const clientId = terms.clientId ?? world.clients[0]?.user.id ?? '';
  world.bookings.push({ clientId, booking });
  return booking;
}

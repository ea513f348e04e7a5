import { bookingStatuses } from '#contract/booking.ts';
import { addBooking } from '../add-booking.ts';
import { refuse, times, type Fault } from '../fault.ts';
import type { Scenario } from './scenario.ts';

/** What becomes of a booking that is being placed, and bookings that the first client has. */
export const bookingScenarios: Scenario[] = [
  {
    name: 'slot-taken',
    says: 'Somebody takes the chosen time before the first attempt; the next one goes through.',
    apply: (world) => void world.faults.set('createBooking', times(1, refuse('slot_taken'))),
  },
  {
    name: 'price-changed',
    says: 'The first attempt hears that the total is 10 RON higher now.',
    apply: (world) => void world.faults.set('createBooking', times(1, higherTotal)),
  },
  {
    name: 'no-free-times',
    says: 'Nobody is free at any location.',
    apply: (world) => {
      for (const location of world.locations) location.bookedUpDays = 365;
    },
  },
  ...bookingStatuses.map((status): Scenario => ({
    name: `booking-${status}`,
    says: `The first client has a booking that is ${status}.`,
    apply: (world) => void addBooking(world, { status }),
  })),
  {
    name: 'past-booking',
    says: 'The first client was at the first location a week ago.',
    apply: (world) => void addBooking(world, { daysAhead: -7 }),
  },
  {
    name: 'many-bookings',
    says: 'The first client has 25 upcoming bookings and 25 past ones.',
    apply: (world) => {
      for (let day = 1; day <= 25; day += 1) {
        addBooking(world, { daysAhead: day });
        addBooking(world, { daysAhead: -day });
      }
    },
  },
];

const higherTotal: Fault = (usual, request) => {
  const { expected_total } = request.body as { expected_total: number | null };
  return refuse('price_changed', { total: (expected_total ?? 0) + 10 })(usual, request);
};

import { bookingStatuses } from '#domain/booking-status.ts';
import { addBooking } from '../add-booking.ts';
import { addSubscription } from '../add-subscription.ts';
import type { CallInput } from '../answer-call.ts';
import { refuse, times, type Fault } from '../fault.ts';
import { servicesOf } from '../free-times.ts';
import { locationOf } from '../location-of.ts';
import type { World } from '../world.ts';
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
    says: 'Just before the first attempt the first chosen service becomes 10 RON dearer.',
    apply: (world) => void world.faults.set('createBooking', times(1, dearer(world))),
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
    name: 'owned-subscription',
    says: 'The first client has used 3 of the 6 sessions of a subscription.',
    apply: (world) => void addSubscription(world),
  },
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

/** The price rises in the catalogue, so that whoever looks again sees the new one. */
function dearer(world: World): Fault {
  return (usual, request) => {
    const { location_id, services_ids } = request.body as CallInput<'createBooking'>['body'];
    const [first] = servicesOf(locationOf(world, location_id), services_ids);
    if (first?.price) {
      first.price += 10;
      first.price_label = `${first.price} RON`;
    }
    return usual();
  };
}

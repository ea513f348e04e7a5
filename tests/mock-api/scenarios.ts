import { errorStatus, type ErrorCode } from '#contract/error.ts';
import { paths, type CallName } from '#contract/paths.ts';
import { addBooking } from './add-booking.ts';
import { addSubscription } from './add-subscription.ts';
import { makeBarbers } from './catalogue/locations.ts';
import { refuse, times } from './fault.ts';
import type { World } from './world.ts';

const names = Object.keys(paths) as CallName[];
const codes = Object.keys(errorStatus) as ErrorCode[];

type Scenario = {
  says: string;
  apply: (world: World) => void;
};

const fails = (call: CallName): [string, Scenario] => [
  `${call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-fails`,
  {
    says: `${paths[call]} returns 500.`,
    apply: (world) => void world.faults.set(call, refuse('server_error')),
  },
];

const bookingRefusals = (code: ErrorCode): [string, Scenario] => [
  `booking-refused-${code.replaceAll('_', '-')}`,
  {
    says: `POST /api/bookings returns ${errorStatus[code]} ${code}.`,
    apply: (world) => void world.faults.set('createBooking', refuse(code)),
  },
];

const confirmed = { status: 'approved', hold_expires_at: null };

const ownScenarios: Record<string, Scenario> = {
  'empty-catalogue': {
    says: 'No location anywhere: empty results, nothing suggested.',
    apply: (world) => void (world.locations = []),
  },
  'twenty-pages': {
    says: '400 locations, 20 pages of 20.',
    apply: (world) => void (world.locations = makeBarbers(1, 400, world.clock.now())),
  },
  'many-bookings': {
    says: 'The first client has 25 upcoming bookings and 25 past ones.',
    apply: (world) => {
      for (let day = 1; day <= 25; day += 1)
        for (const daysAhead of [day, -day]) addBooking(world, { daysAhead });
    },
  },
  'own-subscription': {
    says: 'The first client bought a subscription and may still withdraw; one upcoming booking uses it.',
    apply: (world) => addSubscription(world),
  },
  'location-link-confirmed': {
    says: 'The link of a location names a confirmed booking, which it can cancel.',
    apply: ({ providerBooking }) =>
      void Object.assign(providerBooking, { ...confirmed, actions: ['cancel'] }),
  },
  'location-link-begun': {
    says: 'The link of a location names a visit that has begun, which it can mark as missed.',
    apply: ({ providerBooking }) =>
      void Object.assign(providerBooking, { ...confirmed, actions: ['mark_missed'] }),
  },
  'slot-taken': {
    says: 'The chosen slot is taken before the first attempt; the next one succeeds.',
    apply: (world) => void world.faults.set('createBooking', times(1, refuse('slot_taken'))),
  },
  'expired-session': {
    says: 'All access tokens have expired and every refresh is refused: signed-in visitors become guests.',
    apply: (world) => void (world.sessions = []),
  },
  down: {
    says: 'Every call returns 503.',
    apply: (world) => names.forEach((name) => world.faults.set(name, refuse('unavailable'))),
  },
};

export const scenarios = new Map([
  ...Object.entries(ownScenarios),
  ...names.map(fails),
  ...codes.map(bookingRefusals),
]);

export function applyScenarios(world: World, chosen: readonly string[]): void {
  for (const name of chosen) {
    const scenario = scenarios.get(name);
    if (!scenario) throw new Error(`No scenario is called ${name}`);
    scenario.apply(world);
  }
}

import type { Booking } from '#contract/booking.ts';
import type { FiltersForm } from '#contract/filters-form.ts';
import type { OwnSession } from '#contract/account.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import type { CallName } from '#contract/paths.ts';
import type { Place } from '#contract/place.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import { makeCatalogue, type MockVoucher } from './catalogue/catalogue.ts';
import type { MockLocation } from './catalogue/mock-location.ts';
import { makePlaces } from './catalogue/places.ts';
import { makeClients, type MockClient } from './catalogue/clients.ts';

/** A session: its tokens are the cookies; an access that is over can still be refreshed. */
export type MockSession = {
  clientId: string;
  access: string;
  refresh: string;
  accessIsOver: boolean;
};

export type OwnedBooking = { clientId: string; booking: Booking };

export type OwnedSubscription = { clientId: string; subscription: OwnSubscription };

/** All that a mocked api knows. Scenarios and tests change it as they like; `resetWorld` makes it new. */
export type World = {
  readonly clock: Clock;
  form: FiltersForm;
  places: Place[];
  locations: MockLocation[];
  /** Locations that "Poate te interesează" offers; undefined: the nearest others. */
  suggested: MockLocation[] | undefined;
  clients: MockClient[];
  sessions: MockSession[];
  /** Where else the client is signed in, beside the browser that asks. */
  otherSessions: OwnSession[];
  bookings: OwnedBooking[];
  subscriptions: OwnedSubscription[];
  vouchers: MockVoucher[];
  /** Bookings by Idempotency-Key. */
  keys: Map<string, { request: string; booking: Booking }>;
  faults: Map<CallName, Fault>;
  /** Milliseconds before each answer. */
  delay: number;
  /** How often each call was asked. */
  requestCounts: Map<CallName, number>;
  /** Requests that no call of the contract knows. */
  unknownRequests: string[];
  /** Who is signed in whatever the cookies say; for tests in process, which have none. */
  signedInAs: string | null;
};

/** A world as it is at the clock's time: the default catalogue, two clients, no bookings. */
export function makeWorld(clock: Clock): World {
  const now = clock.now();
  const { places, form } = makePlaces();
  const { locations, vouchers } = makeCatalogue(now);
  return {
    clock,
    form,
    places,
    locations,
    suggested: undefined,
    clients: makeClients(),
    sessions: [],
    otherSessions: [],
    bookings: [],
    subscriptions: [],
    vouchers,
    keys: new Map(),
    faults: new Map(),
    delay: 0,
    requestCounts: new Map(),
    unknownRequests: [],
    signedInAs: null,
  };
}

/** Makes everything as it was, the clock apart; whoever holds the world keeps holding it. */
export function resetWorld(world: World): void {
  Object.assign(world, makeWorld(world.clock));
}

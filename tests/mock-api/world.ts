import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import type { CallName } from '#contract/paths.ts';
import type { ProviderBooking } from '#contract/provider.ts';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import type { Service } from '#contract/service.ts';
import type { Voucher } from '#contract/voucher.ts';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import { addDays, today } from '#domain/time/local-time.ts';
import { makeProviderBooking } from '#tests/factories/provider-booking.ts';
import { makeProviderCalendar } from '#tests/factories/provider-calendar.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import { makeLocations, type MockLocation } from './catalogue/locations.ts';
import { makeClients, type MockClient } from './catalogue/clients.ts';
import { Refusal } from './refusal.ts';

export type MockSession = { clientId: string; access: string; refresh: string };

export type OwnedBooking = {
  clientId: string;
  key: string;
  body?: CreateBookingBody;
  booking: Booking;
  arrivalDelay?: ArrivalDelay;
};

type OwnedSubscription = { clientId: string; subscription: OwnSubscription };

/** Scenarios and tests change it; `resetWorld` restores all but clock and `sessionsBegun`. */
export type World = {
  readonly clock: Clock;
  locations: MockLocation[];
  clients: MockClient[];
  sessions: MockSession[];
  sessionsBegun: number;
  bookings: OwnedBooking[];
  subscriptions: OwnedSubscription[];
  vouchers: Voucher[];
  feeds: Set<string>;
  providerBooking: ProviderBooking;
  providerCalendar: ProviderCalendar;
  faults: Map<CallName, Fault>;
  requestCounts: Map<CallName, number>;
  unknownRequests: string[];
};

export function makeWorld(clock: Clock): World {
  const now = clock.now();
  const tenPercent = { id: 1, code: 'ZECE', discount: 10, discount_type: 'percentage' };
  return {
    clock,
    locations: makeLocations(now),
    clients: makeClients(),
    sessions: [],
    sessionsBegun: 0,
    bookings: [],
    subscriptions: [],
    vouchers: [{ ...tenPercent, services: [], valid_until: addDays(today(now), 60) }],
    providerBooking: makeProviderBooking(),
    providerCalendar: makeProviderCalendar(),
    feeds: new Set(),
    faults: new Map(),
    requestCounts: new Map(),
    unknownRequests: [],
  };
}

export function resetWorld(world: World): void {
  const { clock, sessionsBegun } = world;
  // An old cookie of a browser must not match a new session.
  Object.assign(world, makeWorld(clock), { sessionsBegun });
}

export function locationOf(world: World, id: number): MockLocation {
  const location = world.locations.find(({ detail }) => detail.id === id);
  if (!location) throw new Refusal('not_found');
  return location;
}

export function servicesOf(location: LocationDetail, ids: readonly number[]): Service[] {
  const all = location.service_categories.flatMap(({ services }) => services);
  return ids.flatMap((id) => all.find((service) => service.id === id) ?? []);
}

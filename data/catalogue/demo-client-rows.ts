import { today } from '#domain/time/local-time.ts';
import { demoClients } from '../demo-clients.ts';
import { localities } from '../localities.ts';
import { emptyAgenda, boundsOf } from './agenda.ts';
import type { Agendas } from './booking-rows.ts';
import { addPlannedVisit, type PlannedVisit, type Visitor } from './demo-bookings.ts';
import { addOwnedSubscription } from './demo-subscription.ts';
import type { LocationRows, Row } from './location-rows.ts';
import { coded } from './vouchers.ts';

type ClientRows = Pick<
  LocationRows,
  'bookings' | 'booking_services' | 'equipment_allocations' | 'vouchers'
> & {
  client_subscriptions: Row<'client_subscriptions'>[];
  subscription_uses: Row<'subscription_uses'>[];
};

const everyStatus: readonly PlannedVisit[] = [
  { days: 2, status: 'approved', serviceCount: 2 },
  { days: 9, status: 'approved', anyProfessional: true, comment: 'Ajung direct de la serviciu.' },
  { days: 4, status: 'pending' },
  { days: 6, status: 'canceled' },
  { days: -6, status: 'approved' },
  { days: -12, status: 'canceled' },
  { days: -15, status: 'rejected' },
  { days: -21, status: 'approved', serviceCount: 2 },
  { days: -33, status: 'expired' },
  { days: -48, status: 'approved', anyProfessional: true },
  { days: -90, status: 'approved' },
];
const few: readonly PlannedVisit[] = [
  { days: 5, status: 'approved', serviceCount: 3 },
  { days: -30, status: 'approved' },
];
const personalVoucherId = 100;
const homeTown = 'iasi';
const maxPlaces = 24;

export function demoLocations() {
  const home = localities.find(({ slug }) => slug === homeTown)?.id;
  const near: LocationRows[] = [];
  const others: LocationRows[] = [];
  return {
    offer: (rows: LocationRows): void => {
      const list = rows.locations[0]?.locality_id === home ? near : others;
      if (list.length < maxPlaces) list.push(rows);
    },
    list: (): LocationRows[] => [...near, ...others].slice(0, maxPlaces),
  };
}

export function demoClientRows(places: readonly LocationRows[], clock: Date): ClientRows {
  const [ana, mihai, , stefania] = demoClients.map(({ id }): Visitor => ({
    userId: id,
    clock,
    today: today(clock),
  }));
  const book = booker(places);
  const client_subscriptions: Row<'client_subscriptions'>[] = [];
  const subscription_uses: Row<'subscription_uses'>[] = [];

  for (const visit of everyStatus) book(ana!, visit);
  for (const visit of few) book(stefania!, visit);
  const seller = places.find(({ subscriptions }) => subscriptions.length > 0);
  const owned = seller && addOwnedSubscription(seller, agendasOf(seller), mihai!);
  if (owned) {
    client_subscriptions.push(owned.subscription);
    subscription_uses.push(...owned.uses);
  }
  const clientIds = demoClients.map(({ id }) => id);
  const bookings = places
    .flatMap((rows) => rows.bookings)
    .filter(({ user_id }) => user_id && clientIds.includes(user_id));
  const bookingIds = new Set(bookings.map(({ id }) => id));
  const isOfClient = ({ booking_id }: { booking_id: string }) => bookingIds.has(booking_id);
  return {
    bookings,
    booking_services: places.flatMap((rows) => rows.booking_services).filter(isOfClient),
    equipment_allocations: places.flatMap((rows) => rows.equipment_allocations).filter(isOfClient),
    vouchers: [personalVoucher(ana!)],
    client_subscriptions,
    subscription_uses,
  };
}

function booker(places: readonly LocationRows[]) {
  let next = 0;
  return (visitor: Visitor, visit: PlannedVisit): void => {
    const approval = visit.status === 'pending' ? 'manual' : 'automatic';
    const fitting = places.filter((rows) => rows.locations[0]?.approval === approval);
    for (const rows of [...fitting.slice(next), ...fitting.slice(0, next)]) {
      next = (fitting.indexOf(rows) + 1) % fitting.length;
      if (addPlannedVisit(rows, agendasOf(rows), visitor, visit)) return;
    }
  };
}

function agendasOf(rows: LocationRows): Agendas {
  const agendas = { professionals: emptyAgenda(), units: emptyAgenda() };
  for (const { during, professional_id } of rows.bookings)
    agendas.professionals.take(professional_id, ...boundsOf(during));
  for (const { during, unit_id } of rows.equipment_allocations)
    agendas.units.take(unit_id, ...boundsOf(during));
  return agendas;
}

function personalVoucher({ userId, today: day }: Visitor): Row<'vouchers'> {
  const terms = { uses: 1, used: 0, from: -10, until: 45 };
  const discount = { discount: 15, discount_type: 'percentage' };
  const owner = { id: personalVoucherId, location_id: null, user_id: userId };
  return { ...owner, ...discount, ...coded('ANA15', terms, day) };
}

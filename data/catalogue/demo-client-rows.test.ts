import { expect, test } from 'vitest';
import { demoClients } from '../demo-clients.ts';
import { emptyAgenda, boundsOf } from './agenda.ts';
import { demoClientRows, demoLocations } from './demo-client-rows.ts';
import { generateLocations } from './generate.ts';

const clock = new Date('2026-11-21T09:00:00Z');

function draw(count: number) {
  const places = demoLocations();
  const locations = [...generateLocations({ seed: 'aproape', clock, count })];
  locations.forEach(places.offer);
  return { rows: demoClientRows(places.list(), clock), locations };
}

const { rows } = draw(400);

test('one client has bookings in every status, upcoming and past', () => {
  const own = rows.bookings.filter(({ user_id }) => user_id === demoClients[0]?.id);
  const statuses = new Set(own.map(({ status }) => status));
  expect(statuses).toEqual(new Set(['approved', 'pending', 'canceled', 'rejected', 'expired']));
  const starts = own.map(({ during }) => boundsOf(during)[0]);
  expect(starts.some((start) => start > clock.getTime())).toBe(true);
  expect(starts.some((start) => start < clock.getTime())).toBe(true);
});

test('one client owns a subscription; each booking has used one visit', () => {
  const { client_subscriptions, subscription_uses } = rows;
  const [owned] = client_subscriptions;
  expect(owned?.user_id).toBe(demoClients[1]?.id);
  expect(owned?.remaining).toBe((owned?.total ?? 0) - subscription_uses.length);
  expect(subscription_uses.length).toBeGreaterThan(1);
});

test('one client has no bookings', () => {
  expect(rows.bookings.some(({ user_id }) => user_id === demoClients[2]?.id)).toBe(false);
});

test('bookings of demo clients overlap no others, even in a small catalogue', () => {
  const { locations } = draw(12);
  const taken = emptyAgenda();
  for (const booking of locations.flatMap(({ bookings }) => bookings)) {
    if (!['pending', 'approved'].includes(booking.status)) continue;
    const range = boundsOf(booking.during);
    expect(taken.isFree(booking.professional_id, ...range)).toBe(true);
    taken.take(booking.professional_id, ...range);
  }
});

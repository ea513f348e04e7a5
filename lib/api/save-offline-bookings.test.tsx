import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { dropCookies } from '#tests/msw/mock-csrf.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeUser } from '#tests/factories/user.ts';
import { getQueryClient } from './query-client.ts';
import { saveSeenBookings } from './save-offline-bookings.lazy.ts';
import { recentLocations } from '#lib/own/own-locations.ts';
import { endSession, followSessionEnd } from '#lib/session/end-session.ts';
import { resetSession, sessionStore, setUser } from '#lib/session/session-store.ts';
import { saveOfflineBookings, readOfflineBookings } from '#lib/own/offline-bookings.ts';

const list = ['bookings', 'list', 'upcoming'];
const first = makeBooking({ id: 'first', start_date: '2031-03-01' });
const second = makeBooking({ id: 'second', start_date: '2031-03-02' });
const pageOf = (...data: (typeof first)[]) => ({ pages: [{ data }], pageParams: [1] });

let client: QueryClient;

beforeEach(() => {
  localStorage.clear();
  resetSession();
  Cookies.set('auth_hint', '1.1795000000');
  client = getQueryClient();
  client.clear();
  setUser(makeUser());
  saveSeenBookings(client);
  return resetSession;
});

const ids = () => readOfflineBookings().bookings.map(({ id }) => id);

test('the list is stored as text each time it is shown, with the time', () => {
  client.setQueryData(list, pageOf(first), { updatedAt: 1_000 });
  client.setQueryData(list, pageOf(first, second), { updatedAt: 2_000 });
  const { seenAt, bookings } = readOfflineBookings();
  expect(seenAt).toBe(2_000);
  expect(ids()).toEqual(['first', 'second']);
  expect(bookings[0]).toMatchObject({
    when: 'sâmbătă, 1\u00A0martie, ora\u00A017:30',
    services: 'Tuns',
    address: 'Strada Lăpușneanu 7, Iași',
  });
});

test('a list cached before is stored too, other queries are not', () => {
  const former = new QueryClient();
  onTestFinished(() => former.clear());
  former.setQueryData(list, pageOf(second));
  former.setQueryData(['bookings', 'list', 'past'], pageOf(first));
  former.setQueryData(['account', 'user'], { email: 'ana@exemplu.ro' });
  saveSeenBookings(former);
  expect(ids()).toEqual(['second']);
  expect(localStorage.upcomingBookings).not.toContain('exemplu.ro');
});

test('data that a page brings for an existing list is stored', () => {
  client.setQueryData(list, pageOf(first), { updatedAt: 1_000 });
  const page = new QueryClient();
  page.setQueryData(list, pageOf(first, second), { updatedAt: 2_000 });
  hydrate(client, dehydrate(page));
  expect(ids()).toEqual(['first', 'second']);
});

test('a list of one client is not stored for another, in a tab that knew neither', () => {
  followSessionEnd();
  client.setQueryData(list, pageOf(first));
  sessionStore.setState({ status: 'unknown', user: null }, true);
  setUser(makeUser());
  expect(ids()).toEqual(['first']);
  sessionStore.setState({ status: 'unknown', user: null }, true);
  setUser(makeUser({ id: 'b0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11' }));
  expect(ids()).toEqual([]);
});

test('a booking that one client placed does not join those of another one', () => {
  client.setQueryData(list, pageOf(first));
  saveOfflineBookings({ ...readOfflineBookings(), owner: 'another' });
  client.setQueryData(['bookings', 'detail', 'second'], second);
  expect(ids()).toEqual(['second']);
});

test('a list loaded before its client is known is stored once the client is', () => {
  sessionStore.setState({ status: 'unknown', user: null }, true);
  client.setQueryData(list, pageOf(first));
  expect(ids()).toEqual([]);
  setUser(makeUser());
  expect(ids()).toEqual(['first']);
});

test('a placed booking joins the stored ones, and a canceled one leaves them', () => {
  client.setQueryData(list, pageOf(second), { updatedAt: 1_000 });
  client.setQueryData(['bookings', 'detail', 'first'], first);
  expect(ids()).toEqual(['first', 'second']);
  expect(readOfflineBookings().seenAt).toBe(1_000);
  client.setQueryData(['bookings', 'detail', 'second'], { ...second, status: 'canceled' });
  expect(ids()).toEqual(['first']);
});

test('a sign-out deletes everything, and late responses are not stored', () => {
  sessionStorage.setItem('booking:12', '{}');
  recentLocations.add(3);
  client.setQueryData(list, pageOf(first));
  endSession();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  client.setQueryData(list, pageOf(first));
  expect(localStorage).toHaveLength(0);
});

test('data of a session that ended since the last visit is deleted, but not what this tab stores for a guest', () => {
  sessionStorage.setItem('booking:12', '{}');
  client.setQueryData(list, pageOf(first));
  resetSession();
  followSessionEnd();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
});

test('a sign-out in another tab deletes the list', async () => {
  client.setQueryData(list, pageOf(first));
  followSessionEnd();
  const otherTab = new BroadcastChannel('auth');
  dropCookies();
  otherTab.postMessage('logout');
  await expect.poll(() => localStorage.length).toBe(0);
  otherTab.close();
});

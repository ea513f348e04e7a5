import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeBooking, makeBookingList } from '#tests/factories/booking.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { OwnShortcuts } from './own-shortcuts.tsx';

beforeEach(() => {
  document.cookie = 'auth_hint=1.9999999999; path=/';
  getQueryClient().clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
});

const answered: string[] = [];

function openWith(upcoming: Booking[], past: Booking[]) {
  answered.length = 0;
  mockApi.use(
    mockCall('listBookings', ({ params: { type } }) => {
      answered.push(String(type));
      return makeBookingList(type === 'past' ? past : upcoming);
    }),
  );
  render(
    <OwnShortcuts>
      <p>tuns mâine după 18</p>
    </OwnShortcuts>,
  );
}

const past = { start_date: '2026-11-10' };

test('a client gets the next booking, and books the last visit again in one press', async () => {
  startSession(makeUser());
  openWith(
    [makeBooking({ id: 'next', start_date: '2026-11-21' })],
    [makeBooking({ ...past, status: 'canceled' }), makeBooking(past)],
  );
  await screen.findByRole('list', { name: 'Programările tale' });
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['mâine, 17:30Salon Zori', '/account/bookings/next'],
    [
      'Rezervă din nouTuns, Salon Zori',
      '/locations/12/salon-zori/booking?services=101&professional=1&paid=80&step=3',
    ],
  ]);
  expect(screen.queryByText('tuns mâine după 18')).toBeNull();
});

test('a client without bookings, like a guest, sees the examples', async () => {
  startSession(makeUser());
  openWith([], [makeBooking({ ...past, status: 'canceled' })]);
  await waitFor(() => expect(answered.toSorted()).toEqual(['past', 'upcoming']));
  expect(screen.getByText('tuns mâine după 18')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the next booking replaces the one that ends while the page is open', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T23:00:00+02:00'),
  });
  startSession(makeUser());
  openWith(
    [
      makeBooking({ id: 'first', start_date: '2026-11-21' }),
      makeBooking({ id: 'second', start_date: '2026-11-22' }),
    ],
    [],
  );
  expect(await screen.findByText('mâine, 17:30')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-21T23:00:00+02:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/bookings/second');
});

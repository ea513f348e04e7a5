import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingListType } from '#contract/booking.ts';
import { setUser } from '#lib/session/session-store.ts';
import { makeBooking, makeBookingList } from '#tests/factories/booking.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { BookingList } from './booking-list.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
});

function renderList(type: BookingListType, hasSms = true) {
  renderWithQueries(<BookingList type={type} hasSms={hasSms} />);
  return userEvent.setup();
}

test('the next booking has its status and directions and can be moved and canceled; rows name the professional; both lead to the details @S2-04', async () => {
  const later = makeBooking({ id: 'later', start_date: '2026-12-04', status: 'pending' });
  mockApi.use(
    mockCall('listBookings', () => makeBookingList([makeBooking(), later])),
    mockCall('clientFeed', () => ({ data: { url: null } })),
    mockCall('reminders', () => ({ data: { enabled: true } })),
  );
  renderList('upcoming');
  expect(await screen.findByText('vineri, 27 noiembrie')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Vezi traseul/ })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=47.16,27.58'),
  );
  expect(screen.getByRole('link', { name: 'Reprogramează' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Anulează programarea' })).toBeVisible();
  expect(screen.getByText('Confirmată')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vezi detaliile' })).toHaveAttribute(
    'href',
    `/account/bookings/${makeBooking().id}`,
  );
  const row = screen.getByRole('link', { name: /4 dec/ });
  expect(row).toHaveAttribute('href', '/account/bookings/later');
  expect(row).toHaveTextContent('În așteptare');
  expect(row).toHaveTextContent(makeBooking().professional.name);
});

test('an open cancellation closes once another booking is the next one', async () => {
  const earlier = makeBooking({ id: 'earlier', start_date: '2026-11-24' });
  const lists = [makeBookingList([makeBooking()])];
  mockApi.use(
    mockCall('listBookings', () => lists.shift() ?? makeBookingList([earlier, makeBooking()])),
  );
  const user = renderList('upcoming');
  const opener = await screen.findByRole('button', { name: 'Anulează programarea' });
  await waitFor(() => expect(opener).toBeEnabled());
  await user.click(opener);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(async () => [false, true].forEach((here) => focusManager.setFocused(here)));
  expect(await screen.findByText('marți, 24 noiembrie')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  focusManager.setFocused(undefined);
});

test('reminders switch off and on beside the upcoming bookings and show a failure', async () => {
  const sent: unknown[] = [];
  const data = { enabled: true };
  mockApi.use(
    mockCall('listBookings', () => makeBookingList([makeBooking()])),
    mockCall('clientFeed', () => ({ data: { url: null } })),
    mockCall('reminders', () => ({ data })),
    mockCall('setReminders', ({ body }) => {
      sent.push(body);
      return sent.length > 1 ? errorResponse('unavailable') : { data: Object.assign(data, body) };
    }),
  );
  setUser(makeUser());
  const user = renderList('upcoming');
  const reminders = await screen.findByRole('checkbox', { name: /^Amintește-mi/ });
  await user.click(reminders);
  expect(await screen.findByText('Nu îți mai amintim de programări.')).toBeInTheDocument();
  expect(reminders).not.toBeChecked();
  await user.click(reminders);
  expect(await screen.findByText(/Nu am putut răspunde acum/)).toBeVisible();
  expect(reminders).not.toBeChecked();
  expect(sent).toEqual([{ enabled: false }, { enabled: true }]);
});

test.each([
  [
    '+40722123456',
    true,
    /prin e-mail cu cel puțin o zi înainte și prin SMS cu cel puțin 3\sore înainte/,
  ],
  ['+40722123456', false, /prin e-mail, cu cel puțin o zi și cu cel puțin 3\sore înainte/],
  [null, true, /prin e-mail, cu cel puțin o zi și cu cel puțin 3\sore înainte/],
])(
  'with the phone %s and SMS %s the reminders name their channels',
  async (phone, hasSms, name) => {
    setUser(makeUser({ phone }));
    mockApi.use(
      mockCall('listBookings', () => makeBookingList([makeBooking()])),
      mockCall('clientFeed', () => ({ data: { url: null } })),
      mockCall('reminders', () => ({ data: { enabled: true } })),
    );
    renderList('upcoming', hasSms);
    expect(await screen.findByRole('checkbox', { name })).toBeVisible();
  },
);

test('an empty list of upcoming bookings links to the search and keeps the settings', async () => {
  const url = 'https://www.aproape.example/f/secret';
  setUser(makeUser());
  mockApi.use(
    mockCall('listBookings', () => makeBookingList([])),
    mockCall('clientFeed', () => ({ data: { url } })),
    mockCall('reminders', () => ({ data: { enabled: true } })),
  );
  renderList('upcoming');
  expect(await screen.findByText('Nu ai nicio programare viitoare')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Caută o locație' })).toHaveAttribute(
    'href',
    '/locations',
  );
  expect(await screen.findByRole('button', { name: 'Dezactivează linkul' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /^Amintește-mi/ })).toBeChecked();
});

test('a list of bookings that fails to load can be retried', async () => {
  const responses = [errorResponse('server_error')];
  mockApi.use(
    mockCall('listBookings', () => responses.shift() ?? makeBookingList([makeBooking()])),
  );
  const user = renderList('past');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut încărca programările.');
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByRole('link', { name: /Tuns/ })).toBeVisible();
});

test('more bookings load on request, below the others', async () => {
  mockApi.use(
    mockCall('listBookings', ({ query }) =>
      query.get('page') === '2'
        ? makeBookingList([makeBooking({ id: 'b', status: 'canceled' })], 2, 2)
        : makeBookingList([makeBooking({ id: 'a' })], 1, 2),
    ),
  );
  const user = renderList('past');
  await user.click(await screen.findByRole('button', { name: 'Încarcă mai multe' }));
  expect(await screen.findByText('Anulată')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Încarcă mai multe' })).toBeNull();
  expect(screen.getAllByRole('link').at(-1)).toHaveFocus();
});

test('a booking that moved to the next page meanwhile is listed once', async () => {
  const [a, b] = [makeBooking({ id: 'a' }), makeBooking({ id: 'b', status: 'canceled' })];
  mockApi.use(
    mockCall('listBookings', ({ query }) =>
      query.get('page') === '2' ? makeBookingList([a, b], 2, 2) : makeBookingList([a], 1, 2),
    ),
  );
  const user = renderList('past');
  await user.click(await screen.findByRole('button', { name: 'Încarcă mai multe' }));
  expect(await screen.findByText('Anulată')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a past visit is booked again from its row, a canceled one is not', async () => {
  const past = { start_date: '2026-11-10' };
  mockApi.use(
    mockCall('listBookings', () =>
      makeBookingList([
        makeBooking(past),
        makeBooking({ ...past, id: 'canceled', status: 'canceled' }),
      ]),
    ),
  );
  renderList('past');
  expect(
    await screen.findByRole('link', { name: 'Rezervă din nou la Salon Zori' }),
  ).toHaveAttribute(
    'href',
    '/locations/12/salon-zori/booking?services=101&professional=1&paid=80&step=3',
  );
});

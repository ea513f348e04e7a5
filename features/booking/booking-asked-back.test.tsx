import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { idempotencyKey } from '#lib/api/idempotency-key.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { BookingScreen } from './booking-flow-view.tsx';
import { bookingLocation, locationQuery } from './draft/booking-location.ts';
import {
  button,
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from './open-booking.testing.tsx';

beforeEach(() => startBookingTest());

test('after Back from a placed booking the first step says that it was placed', async () => {
  startSession(makeUser());
  mockBookings();
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await stepTitle('Rezervare Plasată!');
  act(() => visit('/locations/12/salon-zori/booking?step=3'));
  await stepTitle('Alege Serviciile');
  expect(
    screen.getByText(/Programarea de vineri, 27 noiembrie, ora\s17:30, a fost trimisă/),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
  expect(screen.queryByText(/a fost trimisă/)).toBeNull();
});

test('a reload while the sign-in waits for a code reopens the sign-in, which then sends the booking', async () => {
  const sent = mockBookings();
  const step = { at: Date.now(), value: { name: 'registration-code' } };
  sessionStorage.setItem('authStep', JSON.stringify(step));
  sessionStorage.setItem('signInFor', 'booking:12');
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'signs in' }));
  await stepTitle('Rezervare Plasată!');
  expect(sent).toHaveLength(1);
});

test('a press while the session is being read shows that it is sending, and counts once', async () => {
  const sent = mockBookings();
  const session = Promise.withResolvers<void>();
  mockApi.use(mockCall('user', () => session.promise.then(() => ({ data: makeUser() }))));
  document.cookie = 'auth_hint=1.100; path=/';
  sessionStore.setState({ status: 'unknown', user: null }, true);
  const user = openBooking(summaryLink);
  await user.dblClick(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByRole('button', { name: 'Se trimite…' })).toBeVisible();
  session.resolve();
  await stepTitle('Rezervare Plasată!');
  expect(sent).toHaveLength(1);
});

test('a booking whose session could not be refreshed was not sent, and says so', async () => {
  startSession(makeUser());
  document.cookie = 'auth_hint=1.100; path=/';
  mockBookings(() => errorResponse('unauthenticated'));
  mockApi.use(mockCall('refreshSession', () => errorResponse('unavailable')));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByText('Cererea nu a fost trimisă.')).toBeVisible();
  expect(screen.getByText(/Programarea nu este încă trimisă/)).toBeVisible();
  expect(screen.queryByText(/Nu știm/)).toBeNull();
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
});

test.each([
  ['for another action', 'booking:13', 'registration-code'],
  ['that was closed', null, 'registration-code'],
])('a sign-in %s does not open', async (_, signInFor, name) => {
  sessionStorage.setItem('authStep', JSON.stringify({ at: Date.now(), value: { name } }));
  if (signInFor) sessionStorage.setItem('signInFor', signInFor);
  openBooking(summaryLink);
  await stepTitle('Sumar');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const overlap = {
  id: makeBooking().id,
  services: ['Tuns'],
  location: 'Coaforul Bianca',
  start_date: '2026-11-27',
  start_time: '17:00',
};

test('a booking that overlaps an own one is placed once the client accepts the overlap', async () => {
  startSession(makeUser());
  const sent = mockBookings(() => errorResponse('overlaps_own', { overlap }));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ai deja Tuns la 17:00' });
  expect(dialog).toHaveTextContent(
    'vineri, 27 noiembrie, la Coaforul Bianca. Programările se suprapun.',
  );
  const link = (name: string) => within(dialog).getByRole('link', { name }).getAttribute('href');
  expect(link('Vezi programarea')).toBe(`/account/bookings/${overlap.id}`);
  expect(link('Reprogramează-o pe cea veche')).toBe(`/account/bookings/${overlap.id}/reschedule`);
  await user.click(within(dialog).getByRole('button', { name: 'Le vreau pe amândouă' }));
  await stepTitle('Rezervare Plasată!');
  expect(sent.map(({ body }) => body)).toMatchObject([
    { accepted_overlaps: [] },
    { accepted_overlaps: [overlap.id] },
  ]);
});

test('an overlap accepted before the session ended is not asked about again', async () => {
  startSession(makeUser());
  const sent = mockBookings(
    () => errorResponse('overlaps_own', { overlap }),
    () => errorResponse('unauthenticated'),
  );
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await user.click(await screen.findByRole('button', { name: 'Le vreau pe amândouă' }));
  await user.click(await screen.findByRole('button', { name: 'signs in' }));
  await stepTitle('Rezervare Plasată!');
  expect(sent.at(-1)?.body).toMatchObject({ accepted_overlaps: [overlap.id] });
});

test('a closed question about an overlap sends nothing', async () => {
  startSession(makeUser());
  const sent = mockBookings(() => errorResponse('overlaps_own', { overlap }));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Închide' }));
  expect(sent).toHaveLength(1);
  expect(button('Rezervă')).toBeEnabled();
});

function mockLostAttempt(accepted_overlaps: string[] = []) {
  startSession(makeUser());
  const sent = mockBookings();
  mockApi.use(
    mockCall('listBookings', () => makePage([makeBooking()])),
    mockCall('bookingDetails', () => ({ data: makeBooking() })),
  );
  idempotencyKey(12, {
    ...{ location_id: 12, services_ids: [101], professional_id: null },
    ...{ start_date: '2026-11-27', start_time: '17:30', expected_total: 80, accepted_overlaps },
  });
  return sent;
}

test('a booking that the lost attempt accepted as an overlap is not taken for its result', async () => {
  const sent = mockLostAttempt([makeBooking().id]);
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await stepTitle('Rezervare Plasată!');
  expect(sent).toHaveLength(1);
});

test('the result of a lost attempt is not announced again after Back from it', async () => {
  mockLostAttempt();
  const user = openBooking({ services: '101' });
  await user.click(await screen.findByRole('button', { name: 'Vezi programarea' }));
  await stepTitle('Rezervare Plasată!');
  act(() => visit('/locations/12/salon-zori/booking?step=1'));
  await stepTitle('Alege Serviciile');
  expect(screen.queryByText(/Cererea ta de mai devreme a ajuns/)).toBeNull();
});

test('a refused field gets the focus', async () => {
  startSession(makeUser());
  mockBookings(() => errorResponse('validation_failed', { errors: { comment: ['Prea lung'] } }));
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  const field = screen.getByLabelText(/Mesaj pentru specialist/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Prea lung/);
});

test('a custom field that the location has added appears with its refusal', async () => {
  startSession(makeUser());
  const type = 'text' as const;
  const added = { id: 7, label: 'Ai alergii?', type, required: true, options: [] };
  const errors = { 'custom_fields.7': ['Răspunde la această întrebare'] };
  mockBookings(() => errorResponse('validation_failed', { errors }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const key = locationQuery({ id: 12, slug: 'salon-zori' }).queryKey;
  client.setQueryData(key, bookingLocation(makeLocationDetail()));
  mockApi.use(
    mockCall('locationDetail', () => ({ data: makeLocationDetail({ custom_fields: [added] }) })),
  );
  visit(`/locations/12/salon-zori/booking?${new URLSearchParams(summaryLink)}`);
  renderWithQueries(
    <BookingScreen
      location={{ id: 12, slug: 'salon-zori' }}
      params={summaryLink}
      today="2026-11-20"
    />,
    client,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByLabelText(/Ai alergii\?/)).toHaveAccessibleDescription(
    /Răspunde la această întrebare/,
  );
});

test('the second press of a double press on the previous step does not book', async () => {
  const required = { id: 7, label: 'Ai alergii?', type: 'text' as const, required: true };
  openBooking(summaryLink, { custom_fields: [{ ...required, options: [] }] });
  const next = await screen.findByRole('button', { name: 'Rezervă' });
  const field = screen.getByLabelText(/Ai alergii\?/);
  fireEvent.click(next, { detail: 2 });
  expect(field).toBeValid();
  fireEvent.click(next, { detail: 1 });
  expect(field).toBeInvalid();
});

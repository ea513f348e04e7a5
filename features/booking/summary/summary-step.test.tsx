import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import {
  mockBookings,
  openBooking,
  startBookingTest,
  summaryLink,
} from '../open-booking.testing.tsx';

beforeEach(() => {
  mockApi.use(mockCall('listSubscriptions', () => ({ data: [] })));
  return startBookingTest();
});

test('a client with too many missed visits reads that the location decides and why', async () => {
  startSession(makeUser({ needs_approval: true }));
  openBooking(summaryLink, { cancel_notice_minutes: 14 * 24 * 60 });
  expect(
    await screen.findByText(
      'După 3 vizite ratate în 6 luni, orice programare nouă așteaptă confirmarea locației. Îți scriem pe e-mail când locația răspunde.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Poți anula cererea cât timp nu are răspuns.')).toBeVisible();
});

test('the summary lists day and hour, duration, place, professional and total @S2-77', async () => {
  openBooking({ ...summaryLink, services: '101,102', professional: '2' });
  expect(await screen.findByText('Pasul 4 din 4')).toBeInTheDocument();
  expect(screen.getByText(/^vineri, 27\snoiembrie, ora\s17:30$/)).toBeVisible();
  expect(screen.getByText('2 ore · Salon Zori, Strada Lăpușneanu 7, Iași')).toBeVisible();
  expect(screen.getByText('Mihai Țăran')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total280 RON');
});

test('the summary names the payment methods and the provider with address, phone and e-mail', async () => {
  startSession(makeUser());
  openBooking(summaryLink, {
    payment_methods: [
      { id: 1, name: 'Numerar' },
      { id: 2, name: 'Card la locație' },
    ],
  });
  expect(await screen.findByText('Metode de plată: numerar, card la locație.')).toBeVisible();
  const provider = screen.getByText(/^Prestator:/);
  expect(provider).toHaveTextContent('Prestator: Zori SRL, CUI RO1234567, J2024000123221');
  expect(provider).toHaveTextContent('Sediu: Strada Lăpușneanu 7, Iași');
  expect(provider).toHaveTextContent('Telefon: 0200 123 456');
  expect(provider).toHaveTextContent('E-mail: contact@zori.example');
});

test('a free subscription is booked by a button that names no payment', async () => {
  startSession(makeUser());
  const massage = { id: 105, name: 'Masaj', price: 0, is_subscription: true };
  const subscriptions = [{ id: 5, name: 'Șase', sessions: 6, valid_days: 90 }];
  const services = [makeService({ ...massage, subscriptions })];
  openBooking(
    { ...summaryLink, services: '105' },
    { service_categories: [{ id: 1, name: 'Toate', services }] },
  );
  expect(await screen.findByRole('button', { name: 'Rezervă' })).toBeVisible();
  expect(screen.getByText(/Te poți retrage din abonament/)).toHaveTextContent(
    'fără să aștepți sfârșitul lui și confirmi că, după ultima ședință, pierzi dreptul de retragere. Cum te retragi',
  );
  expect(screen.queryByText(/plăt|plată/)).toBeNull();
});

test('a guest reads that signing in is next, a client does not', async () => {
  const next = /Urmează să intri în cont sau să îți faci unul\./;
  resetSession();
  openBooking(summaryLink);
  expect(await screen.findByText(next)).toBeVisible();
  act(() => startSession(makeUser()));
  expect(screen.queryByText(next)).toBeNull();
});

test('an error of the api at a field goes away when the field is corrected', async () => {
  startSession(makeUser());
  const errors = { 'custom_fields.7': ['Prea lung'], comment: ['Fără linkuri'] };
  mockBookings(() => errorResponse('validation_failed', { errors }));
  const field = { id: 7, label: 'Lungime', type: 'text' as const, required: false, options: [] };
  const user = openBooking(summaryLink, { custom_fields: [field] });
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  const custom = screen.getByLabelText(/Lungime/);
  const comment = screen.getByLabelText(/Mesaj pentru specialist/);
  await waitFor(() => expect(custom).toHaveAccessibleDescription(/Prea lung/));
  await user.type(custom, 'x');
  expect(custom).not.toHaveAccessibleDescription(/Prea lung/);
  expect(comment).toHaveAccessibleDescription(/Fără linkuri/);
  await user.type(comment, 'x');
  expect(comment).not.toHaveAccessibleDescription(/Fără linkuri/);
});

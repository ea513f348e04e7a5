import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModalProbe, startBookingTest } from '../open-booking.testing.tsx';
import { DoneStep } from './done-step.lazy.tsx';

const placed = 'Rezervare Plasată!';

const onBooked = vi.fn();

function open() {
  renderWithQueries(
    <>
      <DoneStep
        bookingId="0c6f6a3e-8a0f-4a53-9d51-0a8f2f6d3a11"
        location={{ id: 12, name: 'Salon Zori', cover: null }}
        onBooked={onBooked}
      />
      <AuthModalProbe />
    </>,
  );
  return userEvent.setup();
}

const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  onBooked.mockReset();
  return startBookingTest();
});

test('a missing booking is not announced, and the page links onward', async () => {
  mockApi.use(mockCall('bookingDetails', () => errorResponse('not_found')));
  open();
  expect(await screen.findByText('Nu am găsit programarea.')).toBeVisible();
  expect(title()).not.toHaveTextContent(placed);
  expect(document.title).toBe('Programarea ta · Salon Zori · Aproape');
  const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(ways).toEqual(['Rezervările mele', 'Acasă']);
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).toBeNull();
});

test('a guest can sign in and then sees the booking', async () => {
  const responses = [errorResponse('unauthenticated')];
  mockApi.use(mockCall('bookingDetails', () => responses.shift() ?? { data: makeBooking() }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Intră în cont' }));
  await user.click(screen.getByRole('button', { name: 'signs in' }));
  expect(await screen.findByRole('heading', { level: 1, name: placed })).toBeVisible();
});

test('details that fail to load can be retried', async () => {
  const responses = [errorResponse('unavailable')];
  mockApi.use(mockCall('bookingDetails', () => responses.shift() ?? { data: makeBooking() }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByRole('heading', { level: 1, name: placed })).toBeVisible();
});

test('the draft of the location is deleted once its booking exists', async () => {
  mockApi.use(mockCall('bookingDetails', () => ({ data: makeBooking() })));
  open();
  await screen.findByRole('heading', { level: 1, name: placed });
  expect(onBooked).toHaveBeenCalledOnce();
});

test('neither an unknown booking nor one of another location deletes the draft', async () => {
  const elsewhere = { ...makeBooking().location, id: 13 };
  const responses = [errorResponse('not_found')];
  mockApi.use(
    mockCall(
      'bookingDetails',
      () => responses.shift() ?? { data: makeBooking({ location: elsewhere }) },
    ),
  );
  open();
  await screen.findByText('Nu am găsit programarea.');
  cleanup();
  open();
  await screen.findByRole('heading', { level: 1, name: placed });
  expect(onBooked).not.toHaveBeenCalled();
});

test.each<[Booking['status'], string]>([
  ['rejected', 'Locația nu a acceptat cererea.'],
  ['canceled', 'Programarea a fost anulată.'],
  ['expired', 'Cererea a expirat fără răspuns.'],
])('a booking that is %s is not called placed', async (status, sentence) => {
  mockApi.use(mockCall('bookingDetails', () => ({ data: makeBooking({ status }) })));
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(title()).toHaveTextContent('Programarea ta');
  expect(await screen.findByRole('link', { name: 'Rezervă din nou' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar|traseul/ })).toBeNull();
  const main = screen.getAllByRole('link').filter(({ className }) => /bg-brand/.test(className));
  expect(main.map((link) => link.textContent)).toEqual(['Rezervă din nou']);
});

test('a pending booking shows its state and has no calendar link', async () => {
  mockApi.use(mockCall('bookingDetails', () => ({ data: makeBooking({ status: 'pending' }) })));
  open();
  expect(await screen.findByText('În așteptare')).toBeVisible();
  expect(title()).toHaveTextContent(placed);
  expect(await screen.findByRole('link', { name: /^Vezi traseul/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import {
  button,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from '../open-booking.testing.tsx';

beforeEach(() => {
  const end = startBookingTest();
  startSession(makeUser());
  mockApi.use(
    mockCsrf(),
    mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['17:30'] })),
  );
  return end;
});

test('a booking whose session could not be refreshed was not sent, and says so', async () => {
  document.cookie = 'auth_hint=1.100; path=/';
  const responses = [errorResponse('unauthenticated')];
  mockApi.use(
    mockCall('refreshSession', () => errorResponse('unavailable')),
    mockCall('createBooking', () => responses.shift() ?? { data: makeBooking() }),
  );
  const user = openBooking(summaryLink);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  expect(await screen.findByText('Cererea nu a fost trimisă.')).toBeVisible();
  expect(screen.getByText(/Programarea nu este încă trimisă/)).toBeVisible();
  expect(screen.queryByText(/Nu știm/)).toBeNull();
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedDraft, storeDraft } from '#lib/browser/draft-storage.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeSlot, makeSlots } from '#tests/factories/slots.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { emptyDraft } from './draft/draft.ts';
import { openBooking, startBookingTest } from './open-booking.testing.tsx';
import { overlapOf } from './own-bookings.tsx';

beforeEach(() => {
  const end = startBookingTest();
  mockApi.use(
    mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['16:30', '17:15', '18:00'] })),
  );
  return end;
});

test.each([
  ['17:00', 30, false],
  ['17:00', 45, true],
  ['17:45', 30, true],
  ['18:00', 30, false],
])(
  'a visit at %s of %d minutes overlaps one from 17:30 to 18:00: %s',
  (time, minutes, expected) => {
    const slot = makeSlot('2026-11-27', time, [1]);
    expect(overlapOf(slot, minutes, [makeBooking()]) !== undefined).toBe(expected);
  },
);

const timeLink = { services: '101', date: '2026-11-27', time: '17:15', step: '3' };

test('slots at which the client has a booking are marked, at any location', async () => {
  startSession(makeUser());
  const elsewhere = { ...makeBooking().location, id: 99 };
  mockApi.use(mockCall('listBookings', () => makePage([makeBooking({ location: elsewhere })])));
  openBooking(timeLink);
  expect(await screen.findByRole('radio', { name: '17:15, Ai deja Tuns la 17:30' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '16:30' })).toBeEnabled();
  expect(screen.getByText('Ai deja Tuns la 17:30', { selector: 'p' })).toBeVisible();
});

test('the footer shows the chosen day and time', async () => {
  openBooking(timeLink);
  await screen.findByRole('radio', { name: '17:15' });
  expect(screen.getByText('vin, 27 nov, 17:15')).toBeVisible();
});

test('the page of a former booking keeps the draft of the next one', async () => {
  startSession(makeUser());
  mockApi.use(mockCall('bookingDetails', () => ({ data: makeBooking() })));
  storeDraft(12, { ...emptyDraft, servicesIds: [101], startDate: '2026-11-24' });
  openBooking({ step: '5', booking: makeBooking().id });
  await screen.findByText('Programarea ta este confirmată.');
  expect(storedDraft(12)).toMatchObject({ startDate: '2026-11-24' });
});

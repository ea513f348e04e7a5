import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tickedValue } from '#domain/booking/custom-field.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeUser } from '#tests/factories/user.ts';
import { bookingLocation } from '../draft/booking-location.ts';
import { missingFields } from './details-fields.tsx';
import { emptyDraft } from '../draft/draft.ts';
import {
  button,
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from '../open-booking.testing.tsx';

beforeEach(() => startBookingTest());

const question = { label: 'Lungime', required: true, options: [] };
const location = bookingLocation(
  makeLocationDetail({
    custom_fields: [
      { ...question, id: 7, type: 'text' },
      { ...question, id: 8, type: 'checkbox' },
      { ...question, id: 9, type: 'text', required: false },
    ],
  }),
);

test('an empty required custom field shows an error of its kind', () => {
  expect(missingFields(location, { ...emptyDraft, customFields: { 7: '  ' } })).toEqual({
    'custom_fields.7': 'Răspunde la această întrebare',
    'custom_fields.8': 'Bifează ca să continui',
  });
  const customFields = { 7: 'Scurt', 8: tickedValue };
  expect(missingFields(location, { ...emptyDraft, customFields })).toEqual({});
});

test('nothing is sent before the required fields are filled; the first empty one gets the focus', async () => {
  startSession(makeUser());
  const sent = mockBookings();
  const text = { ...question, id: 7, type: 'text' as const };
  const select = { ...question, id: 8, label: 'Tip', type: 'select' as const, options: ['Drept'] };
  const user = openBooking(summaryLink, { custom_fields: [text, select] });
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  const [length, kind] = [screen.getByLabelText(/Lungime/), screen.getByLabelText(/Tip/)];
  for (const field of [length, kind])
    expect(field).toHaveAccessibleDescription('Răspunde la această întrebare');
  expect(length).toHaveFocus();
  await user.type(length, 'Scurt');
  expect(length).not.toHaveAccessibleDescription();
  await user.click(button('Rezervă'));
  expect(kind).toHaveFocus();
  expect(sent).toEqual([]);
  await user.selectOptions(kind, 'Drept');
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
});

test('for health services the comment field asks for no medical details', async () => {
  openBooking(summaryLink, { is_health: true });
  expect(await screen.findByLabelText(/Mesaj pentru specialist/)).toHaveAccessibleDescription(
    'Nu scrie aici informații medicale.',
  );
});

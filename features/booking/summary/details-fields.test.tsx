import { expect, test } from 'vitest';
import { tickedValue } from '#domain/booking/custom-field.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { bookingLocation } from '../draft/booking-location.ts';
import { missingFields } from './details-fields.tsx';
import { emptyDraft } from '../draft/draft.ts';

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

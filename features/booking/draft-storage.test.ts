import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { bookingLocation } from './booking-location.ts';
import { readDraft } from './draft-storage.ts';
import { emptyDraft, type Draft } from './draft.ts';

const location = bookingLocation(makeLocationDetail());
const draft: Draft = {
  ...emptyDraft,
  servicesIds: [101],
  professionalId: 2,
  startDate: '2026-11-27',
  startTime: '17:30',
  comment: 'Vin cu o prietenă',
  customFields: { 7: 'Scurt' },
};
test('a draft comes back as it was @S3-24', () => {
  expect(readDraft(draft, location)?.draft).toEqual(draft);
});

test('services that are gone leave the draft, and it is said which', () => {
  const gone = bookingLocation(
    makeLocationDetail({ professionals: location.professionals.filter(({ id }) => id === 1) }),
  );
  const change = readDraft({ ...draft, servicesIds: [101, 999] }, gone);
  expect(change?.draft).toMatchObject({ servicesIds: [101], professionalId: null });
});

test('where none was kept there is no draft', () => {
  expect(readDraft(null, location)).toBeNull();
});

test('each forged field is dropped by itself', () => {
  const forged = {
    servicesIds: [101, 'x', -1, 1.5],
    professionalId: '2',
    startDate: '2026-02-30',
    startTime: '17:30',
    comment: 12,
    customFields: { 7: 'Scurt', 8: {} },
    voucher: { code: 'X' },
    step: 5,
  };
  expect(readDraft(forged, location)?.draft).toEqual({
    ...emptyDraft,
    servicesIds: [101],
    customFields: { 7: 'Scurt' },
  });
});

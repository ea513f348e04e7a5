import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { bookingLocation } from './booking-location.ts';
import { readDraft } from './draft-storage.ts';
import { emptyDraft, type Draft } from './draft.ts';

const location = bookingLocation(makeLocationDetail());
const now = new Date('2026-11-20T10:00:00Z');
const draft: Draft = {
  ...emptyDraft,
  servicesIds: [101],
  professionalId: 2,
  startDate: '2026-11-27',
  startTime: '17:30',
  comment: 'Vin cu o prietenă',
  customFields: { 7: 'Scurt' },
};
const stored = (value: unknown, minutesAgo = 5) =>
  JSON.stringify({ savedAt: now.getTime() - minutesAgo * 60_000, draft: value });

test('a draft comes back as it was @S3-24', () => {
  expect(readDraft(stored(draft), location, now)?.draft).toEqual(draft);
});

test('a draft lives two hours', () => {
  expect(readDraft(stored(draft, 120), location, now)).not.toBeNull();
  expect(readDraft(stored(draft, 121), location, now)).toBeNull();
});

test('services that are gone leave the draft, and it is said which', () => {
  const gone = bookingLocation(
    makeLocationDetail({ professionals: location.professionals.filter(({ id }) => id === 1) }),
  );
  const change = readDraft(stored({ ...draft, servicesIds: [101, 999] }), gone, now);
  expect(change?.draft).toMatchObject({ servicesIds: [101], professionalId: null });
});

test.each([
  ['null', null],
  ['a list', []],
  ['a number', 7],
])('%s instead of a draft is no draft', (_, value) => {
  expect(readDraft(JSON.stringify(value), location, now)).toBeNull();
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
  expect(readDraft(stored(forged), location, now)?.draft).toEqual({
    ...emptyDraft,
    servicesIds: [101],
    customFields: { 7: 'Scurt' },
  });
});

import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeService } from '#tests/factories/service.ts';
import { bookingLocation } from './booking-location.ts';
import { allowedStep, emptyDraft, parseDraft, stepOf, type Draft } from './draft.ts';
import { bookingDraft, reconcileDraft } from './selection.ts';

const location = bookingLocation(makeLocationDetail());
const draft: Draft = {
  ...emptyDraft,
  servicesIds: [101],
  professionalId: 2,
  startDate: '2026-11-27',
  startTime: '17:30',
  comment: 'Vin cu o prietenă',
  customFields: { 7: 'Scurt' },
  voucher: {
    id: 3,
    code: 'TOAMNA',
    discount: 10,
    discount_type: 'percentage',
    services: [],
    valid_until: '2026-12-31',
  },
};

const restored = (stored: Record<string, unknown>, at = location) =>
  reconcileDraft(at, parseDraft(stored)).draft;

test('a stored draft is restored unchanged', () => {
  expect(restored(draft)).toEqual(draft);
});

test('the whole draft has the fields of the specification, after a reload too @S3-24', () => {
  expect(bookingDraft(location, restored(draft), 4, { id: 'own' })).toMatchObject({
    comment: 'Vin cu o prietenă',
    customFields: { 7: 'Scurt' },
    services: [expect.objectContaining({ id: 101, name: 'Tuns' })],
    startDate: '2026-11-27',
    startTime: '17:30',
    professional: expect.objectContaining({ id: 2, name: 'Mihai Țăran' }) as object,
    subscription: null,
    addressSubscription: null,
    step: 4,
    categories: location.service_categories,
    professionals: location.professionals,
    voucher: expect.objectContaining({ code: 'TOAMNA' }) as object,
    servicesIds: [101],
    professionalId: 2,
    servicesSubscriptionId: 'own',
    buysAnother: false,
  });
});

test('the chosen subscriptions come back with the draft', () => {
  const service = makeService({
    id: 105,
    is_subscription: true,
    subscriptions: [5, 6].map((id) => ({ id, name: '', sessions: 4, valid_days: 60 })),
  });
  const sells = bookingLocation(
    makeLocationDetail({ service_categories: [{ id: 1, name: 'Toate', services: [service] }] }),
  );
  const choice = {
    ...{ servicesIds: [105], subscription: 6, addressSubscription: 6 },
    ...{ servicesSubscriptionId: null, buysAnother: true },
  };
  expect(restored(choice, sells)).toMatchObject(choice);
});

test('services and professionals that are gone leave the draft', () => {
  const gone = bookingLocation(
    makeLocationDetail({ professionals: location.professionals.filter(({ id }) => id === 1) }),
  );
  const back = restored({ ...draft, servicesIds: [101, 999] }, gone);
  expect(back).toMatchObject({ servicesIds: [101], professionalId: null });
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
  expect(restored(forged)).toEqual({
    ...emptyDraft,
    servicesIds: [101],
    customFields: { 7: 'Scurt' },
  });
});

const withServices = { ...emptyDraft, servicesIds: [101] };
const withTime = { ...withServices, startDate: '2026-11-27', startTime: '17:30' };

test('a step without a choice cannot be skipped @S4-12', () => {
  expect(allowedStep(4, emptyDraft, false)).toBe(1);
  expect(allowedStep(4, withServices, false)).toBe(3);
  expect(allowedStep(4, withTime, false)).toBe(4);
});

test('a day without a slot does not complete the step', () => {
  expect(allowedStep(4, { ...withTime, startTime: null }, false)).toBe(3);
});

test('earlier steps can always be reopened', () => {
  expect(allowedStep(1, withTime, false)).toBe(1);
  expect(allowedStep(2, withTime, false)).toBe(2);
});

test('the last step is only for a placed booking @S4-12', () => {
  expect(allowedStep(5, withTime, false)).toBe(4);
  expect(allowedStep(5, emptyDraft, true)).toBe(5);
});

test('a step that does not exist is the first one', () => {
  for (const text of [null, '', '0', '6', '1.5', 'x', '-1']) expect(stepOf(text)).toBe(1);
  expect(stepOf('3')).toBe(3);
});

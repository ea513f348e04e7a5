import { expect, test } from 'vitest';
import { createBookingBody as schema } from '#contract/booking.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { bookingLocation } from '../draft/booking-location.ts';
import { createBookingBody } from './create-booking-body.ts';
import { emptyDraft, type Draft } from '../draft/draft.ts';

const fields = [
  { id: 7, label: 'Lungime', type: 'text' as const, required: true, options: [] },
  { id: 8, label: 'Alergii', type: 'text' as const, required: false, options: [] },
];
const location = bookingLocation(makeLocationDetail({ custom_fields: fields }));
const draft: Draft = {
  ...emptyDraft,
  servicesIds: [101, 102],
  professionalId: 2,
  startDate: '2026-11-27',
  startTime: '17:30',
};

type Price = Parameters<typeof createBookingBody>[2];

const bodyOf = (changes: Partial<Draft> = {}, price: Price = { total: 0, max_total: 0 }) =>
  createBookingBody(location, { ...draft, ...changes }, price, []);

test('a draft becomes the request body of the contract @S7-28', () => {
  const body = bodyOf({}, { total: 28_000, max_total: 31_000 });
  expect(schema.safeParse(body).success).toBe(true);
  expect(body).toEqual({
    location_id: 12,
    services_ids: [101, 102],
    professional_id: 2,
    start_date: '2026-11-27',
    start_time: '17:30',
    expected_total: 280,
    expected_max_total: 310,
    accepted_overlaps: [],
  });
});

test('any professional is null, and so is a total that is not shown', () => {
  const price = { total: null, max_total: null };
  expect(bodyOf({ professionalId: null }, price)).toMatchObject({
    professional_id: null,
    expected_total: null,
    expected_max_total: null,
  });
});

test('custom field values, comment and voucher are sent; empty and removed ones are not', () => {
  const voucher = {
    id: 3,
    code: 'TOAMNA',
    discount: 10,
    discount_type: 'percentage',
    services: [],
    valid_until: '2026-12-31',
  };
  const customFields = { 7: ' Scurt ', 8: ' ', 99: 'Vechi' };
  expect(bodyOf({ comment: '  Mulțumesc  ', customFields, voucher })).toMatchObject({
    comment: 'Mulțumesc',
    custom_fields: [{ id: 7, value: 'Scurt' }],
    voucher_code: 'TOAMNA',
  });
});

test('a draft without a slot has no request body', () => {
  expect(bodyOf({ startTime: null })).toBeNull();
});

test('a subscription to buy is sent, unless an own one pays', () => {
  expect(bodyOf({ subscription: 5 })).toMatchObject({ subscription_id: 5 });
  const id = '6d1f6f2a-5f0b-4c55-9a5e-3b1f2a7c9d10';
  const body = bodyOf({ subscription: 5, servicesSubscriptionId: id });
  expect(body).toMatchObject({ services_subscription_id: id });
  expect(body?.subscription_id).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { errorOfResponse } from '#lib/api/response-body.ts';
import { submitRefusal } from './submit-refusal.ts';

const refused = (status: number, code: string, more = {}) =>
  submitRefusal(errorOfResponse(status, { message: 'm', errors: {}, code, ...more }), true);

test('a taken slot leads back to the slots', () => {
  expect(refused(409, 'slot_taken')).toEqual({ kind: 'slot-taken', message: null });
});

test.each(['start_time', 'start_date', 'professional_id'])(
  'a refused %s leads back to the slots with its message',
  (field) => {
    const errors = { [field]: ['Ora este în afara programului'] };
    expect(refused(422, 'validation_failed', { errors })).toEqual({
      kind: 'slot-taken',
      message: 'Ora este în afara programului',
    });
  },
);

test.each([
  [{ total: 119.5 }, { total: 11_950, max_total: 11_950, hidden_count: 0 }],
  [
    { total: 0, max_total: 0, hidden_count: 1 },
    { total: 0, max_total: 0, hidden_count: 1 },
  ],
  [
    { total: 50, max_total: null },
    { total: 5_000, max_total: null, hidden_count: 0 },
  ],
  [
    { total: null, max_total: null },
    { total: null, max_total: null, hidden_count: 0 },
  ],
])('a changed price of %j is shown in full, in bani', (body, price) => {
  expect(refused(409, 'price_changed', body)).toEqual({ kind: 'price-changed', price });
});

test('an overlap with an own booking names it', () => {
  const overlap = { id: 'a', services: ['Tuns'], location: 'Zori', start_date: '', start_time: '' };
  expect(refused(409, 'overlaps_own', { overlap })).toEqual({ kind: 'overlap', overlap });
});

test('a refused voucher is a refusal of its own kind', () => {
  const errors = { voucher_code: ['Codul nu este valabil pentru această programare'] };
  expect(refused(422, 'validation_failed', { errors })).toEqual({ kind: 'voucher' });
});

test('lost responses and server errors are retryable', () => {
  expect(submitRefusal(new ApiError(0, 'network'), true)).toEqual({ kind: 'retry' });
  expect(refused(503, 'unavailable')).toEqual({ kind: 'retry' });
  expect(refused(500, 'server_error')).toEqual({ kind: 'retry' });
});

test('a retryable error without an unanswered attempt means that nothing was sent', () => {
  expect(submitRefusal(new ApiError(0, 'network'), false)).toEqual({ kind: 'not-sent' });
});

test('a refusal during maintenance is not retryable and keeps its message', () => {
  expect(refused(503, 'read_only')).toEqual({ kind: 'other', message: 'm' });
});

test('messages of fields appear at their fields, others unchanged @S5-17', () => {
  const errors = { 'custom_fields.7': ['Răspunde la această întrebare'], other: ['Altceva'] };
  expect(refused(422, 'validation_failed', { errors })).toEqual({
    kind: 'fields',
    errors: { 'custom_fields.7': 'Răspunde la această întrebare', other: 'Altceva' },
    message: 'Altceva',
  });
});

test('an expired session leads to the sign-in', () => {
  expect(refused(401, 'unauthenticated')).toEqual({ kind: 'sign-in' });
});

test('refused services and packages lead back to the services; an own subscription that cannot pay shows a message', () => {
  const refusedAt = (field: string) =>
    refused(422, 'validation_failed', { errors: { [field]: ['m'] } });
  for (const field of ['services_ids', 'subscription_id'])
    expect(refusedAt(field)).toEqual({ kind: 'services', message: 'm' });
  expect(refusedAt('services_subscription_id')).toEqual({ kind: 'subscription', message: 'm' });
});

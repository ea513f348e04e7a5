import { expect, test } from 'vitest';
import { ApiError, errorOfAnswer } from '#lib/api/api-error.ts';
import { submitRefusal } from './submit-outcome.ts';

const refused = (status: number, code: string, more = {}) =>
  submitRefusal(errorOfAnswer(status, { message: 'm', errors: {}, code, ...more }));

test('a taken hour leads back to the hours', () => {
  expect(refused(409, 'slot_taken')).toEqual({ kind: 'slot-taken', message: null });
});

test('an hour that the api does not accept leads there too, with its words', () => {
  const errors = { start_time: ['Ora este în afara programului'] };
  expect(refused(422, 'validation_failed', { errors })).toEqual({
    kind: 'slot-taken',
    message: 'Ora este în afara programului',
  });
});

test('a changed price names the new total in bani', () => {
  expect(refused(409, 'price_changed', { total: 119.5 })).toEqual({
    kind: 'price-changed',
    total: 11_950,
  });
});

test('no answer and a server in trouble may be tried again', () => {
  expect(submitRefusal(new ApiError(0, 'network'))).toEqual({ kind: 'retry' });
  expect(refused(503, 'unavailable')).toEqual({ kind: 'retry' });
  expect(refused(500, 'server_error')).toEqual({ kind: 'retry' });
});

test('messages of fields go to their fields, others are said as they are', () => {
  const errors = { 'custom_fields.7': ['Câmpul Lungime este obligatoriu'], other: ['Altceva'] };
  expect(refused(422, 'validation_failed', { errors })).toEqual({
    kind: 'fields',
    errors: { 'custom_fields.7': 'Câmpul Lungime este obligatoriu', other: 'Altceva' },
    message: 'Altceva',
  });
});

test('nobody signed in means signing in', () => {
  expect(refused(401, 'unauthenticated')).toEqual({ kind: 'sign-in' });
});

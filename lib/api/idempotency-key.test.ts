import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { forgetKey, idempotencyKey, sendOnce, unansweredBody } from './idempotency-key.ts';

const body = {
  location_id: 12,
  services_ids: [101],
  professional_id: null,
  start_date: '2026-11-27',
  start_time: '17:30',
  expected_total: 80,
};

beforeEach(() => forgetKey(12));

test('the same booking keeps its key, another one has another key', () => {
  const key = idempotencyKey(12, body);
  expect(key).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  expect(idempotencyKey(12, { ...body })).toBe(key);
  expect(idempotencyKey(12, { ...body, expected_total: 70 })).not.toBe(key);
});

test('a booking sent after a definite response has a new key', () => {
  const key = idempotencyKey(12, body);
  forgetKey(12);
  expect(idempotencyKey(12, body)).not.toBe(key);
});

test('the outcome of a booking is unknown until a definite response', () => {
  expect(unansweredBody(12)).toBeNull();
  idempotencyKey(12, body);
  expect(unansweredBody(12)).toEqual(body);
  forgetKey(12);
  expect(unansweredBody(12)).toBeNull();
});

const unprocessed = Object.assign(new ApiError(503, 'unavailable'), { isUnprocessed: true });

test.each([
  [[unprocessed], false],
  [[new ApiError(0, 'network'), unprocessed], true],
  [[new ApiError(0, 'network'), new ApiError(429, 'too_many_attempts')], true],
  [[new ApiError(0, 'network'), new ApiError(409, 'slot_taken')], false],
  [[new ApiError(429, 'too_many_attempts')], false],
])('a preliminary refusal keeps the key of an earlier attempt: %#', async (errors, isKept) => {
  for (const error of errors)
    await expect(sendOnce(12, body, () => Promise.reject(error))).rejects.toBe(error);
  expect(unansweredBody(12) !== null).toBe(isKept);
});

test('the key holds also if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const key = idempotencyKey(12, body);
  expect(idempotencyKey(12, body)).toBe(key);
});

test.each(['{', '{}', 'null', '{"key":"a","body":1}'])('a stored %s is not a key', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: () => {} });
  expect(unansweredBody(14)).toBeNull();
  expect(idempotencyKey(14, body)).toMatch(/^[A-Za-z0-9-]{8,64}$/);
});

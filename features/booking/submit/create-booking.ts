import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { retryableCodes } from '#lib/api/retryable-codes.ts';
import { forgetKey, idempotencyKey } from './idempotency-key.ts';

/**
 * Places a booking. The idempotency key stays the same while the outcome is unknown, so a retry never books
 * twice. Throws ApiError.
 */
export async function createBooking(body: CreateBookingBody): Promise<Booking> {
  const headers = { 'idempotency-key': idempotencyKey(body.location_id, body) };
  try {
    const { data } = await call('createBooking', { body, headers });
    forgetKey(body.location_id);
    return data;
  } catch (error) {
    if (!isApiError(error, ...retryableCodes)) forgetKey(body.location_id);
    throw error;
  }
}

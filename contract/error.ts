import { z } from 'zod';

export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  refresh_raced: 409,
  slot_taken: 409,
  price_changed: 409,
  not_cancelable: 409,
  not_reschedulable: 409,
  subscription_in_use: 409,
  not_withdrawable: 409,
  not_reviewable: 409,
  not_answerable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  csrf_mismatch: 419,
  validation_failed: 422,
  idempotency_mismatch: 422,
  too_many_attempts: 429,
  server_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/**
 * `errors` maps fields to messages; `seconds` is a wait. `price_changed` carries the new price in
 * RON: `total` to `max_total` (null = open-ended), and `hidden_count` prices that are not shown.
 */
export const errorBody = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    code: z.enum(errorCodes),
    total: z.number().nullable().optional(),
    max_total: z.number().nullable().optional(),
    hidden_count: z.number().int().optional(),
    seconds: z.number().int().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;

import { z } from 'zod';
import { errorStatus, type ErrorCode } from './error.ts';

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/**
 * `errors` maps fields to messages; `seconds`: time to wait. For `price_changed`: new price from `total`
 * to `max_total` in RON (null = no upper end); `hidden_count` = services without a visible price.
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

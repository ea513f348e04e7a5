import { z } from 'zod';
import { errorStatus, type ErrorCode } from './error.ts';
import { localDate, localTime, uuid } from './scalars.ts';

/**
 * - `errors` has messages by field, `seconds` the time to wait.
 * - `total` and `max_total` are the new price of `price_changed` in RON, without `hidden_count`
 *   hidden prices. Both are null if no price is shown, `max_total` if the range is open-ended.
 * - `overlap` is the client's own booking at that time.
 */
export const errorBody = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    code: z.enum(Object.keys(errorStatus) as ErrorCode[]),
    total: z.number().nullable().optional(),
    max_total: z.number().nullable().optional(),
    hidden_count: z.number().int().optional(),
    overlap: z
      .object({
        id: uuid,
        services: z.array(z.string()),
        location: z.string(),
        start_date: localDate,
        start_time: localTime,
      })
      .optional(),
    seconds: z.number().int().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;

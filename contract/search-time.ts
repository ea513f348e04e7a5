import { z } from 'zod';
import { integerParam, localDate, localTime } from './scalars.ts';
import { maxCounts } from './values.ts';

/** One day or several, `date=2026-11-27` or `date[]=…`; no day twice. */
const dayList = z.preprocess(
  (value: string | string[]) => (typeof value === 'string' ? [value] : value),
  z
    .array(localDate)
    .max(maxCounts.searchDays)
    .transform((days) => [...new Set(days)].sort()),
);

/**
 * Query parameters for a free slot: on one of the days (absent: any day), starting at or after `after` and before
 * `before`. The search text fills in the parameters that are absent.
 */
export const slotTimeQuery = {
  date: dayList.optional(),
  after: localTime.optional(),
  before: localTime.optional(),
};

/** Also with `open_now=1`: the location is open at the moment of the request. */
export const searchTimeQuery = {
  ...slotTimeQuery,
  open_now: integerParam(z.literal(1)).optional(),
};

/** The time that parameters and text ask for together; empty and null where they name none. */
export const searchTime = z
  .object({
    date: z.array(localDate),
    after: localTime.nullable(),
    before: localTime.nullable(),
    open_now: z.boolean(),
  })
  .meta({ id: 'SearchTime' });

export type SearchTime = z.infer<typeof searchTime>;

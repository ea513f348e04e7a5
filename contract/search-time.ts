import { z } from 'zod';
import { integerParam, localDate, localTime } from './scalars.ts';
import { maxCounts } from './values.ts';

/** `date=2026-11-27` or `date[]=…`. */
const dayList = z.preprocess(
  (value: string | string[]) => (typeof value === 'string' ? [value] : value),
  z
    .array(localDate)
    .max(maxCounts.searchDays)
    .transform((days) => [...new Set(days)].sort()),
);

/**
 * A free slot must start at `after` or later and before `before`, on one of the days; without
 * `date`, in the next `maxCounts.searchDays` days. A time in the search text adds to these
 * parameters or narrows them.
 */
export const slotTimeQuery = {
  date: dayList.optional(),
  after: localTime.optional(),
  before: localTime.optional(),
};

export const searchTimeQuery = {
  ...slotTimeQuery,
  open_now: integerParam(z.literal(1)).optional(),
};

/** From parameters and text; empty or null if neither names a value. */
export const searchTime = z
  .object({
    date: z.array(localDate),
    after: localTime.nullable(),
    before: localTime.nullable(),
    open_now: z.boolean(),
  })
  .meta({ id: 'SearchTime' });

export type SearchTime = z.infer<typeof searchTime>;

import { z } from 'zod';
import { integerParam } from './scalars.ts';

const link = z.string().nullable();

/** Laravel's page shape (decisions 19). `total` is exact up to 10,000; `total_is_exact` says which. */
export const pageMeta = z
  .object({
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    from: z.int().nullable(),
    to: z.int().nullable(),
    total: z.int(),
    total_is_exact: z.boolean(),
    path: z.string(),
  })
  .meta({ id: 'PageMeta' });

export const pageLinks = z
  .object({ first: link, last: link, prev: link, next: link })
  .meta({ id: 'PageLinks' });

export const pageNumber = integerParam(z.int().min(1).max(100_000)).prefault(1);

export type PageMeta = z.infer<typeof pageMeta>;

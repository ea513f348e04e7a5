import { z } from 'zod';
import { integerParam } from './scalars.ts';
import { lastPage, pageSizes } from './values.ts';

const link = z.string().nullable();

/** Laravel's shape. `total` is a minimum unless `total_is_exact`. */
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

export const pageNumber = integerParam(z.int().min(1).max(lastPage)).prefault(1);

/** Defaults to `size`. */
export const perPage = (size: number) =>
  integerParam(z.int().min(1).max(pageSizes.max)).prefault(size);

export type PageMeta = z.infer<typeof pageMeta>;

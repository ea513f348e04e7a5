import { z } from 'zod';
import { defineCall } from './call.ts';

/**
 * Tells page caches what to renew. `after`: the opaque `cursor` of an earlier response. `locations`:
 * each location whose page changed since, some repeatedly, with the slug of the city (null: the pages
 * of all cities); null if any page may have changed, also without `after` or with one that is too old.
 */
export const changesCall = defineCall({
  summary: 'The locations that changed since an earlier response',
  tag: 'locations',
  auth: 'public',
  query: z.object({ after: z.string().max(4_000).optional() }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        cursor: z.string(),
        locations: z.array(z.object({ id: z.int(), city: z.string().nullable() })).nullable(),
      }),
    }),
  },
});

import { z } from 'zod';
import { ok, publicCall } from './call.ts';

/**
 * For page caches. Send the last response's `cursor` as `after`. `locations` may repeat a location;
 * null if all pages may have changed, also after too many changes or without a recent `after`.
 * `city` is a slug; null if the pages of all cities may have changed.
 */
export const changesCall = publicCall('locations', {
  summary: 'The locations that changed since an earlier response',
  query: z.object({ after: z.string().max(4_000).optional() }),
  success: ok(
    z.object({
      cursor: z.string(),
      locations: z.array(z.object({ id: z.int(), city: z.string().nullable() })).nullable(),
    }),
  ),
});

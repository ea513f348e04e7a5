import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueId, idList, instant } from './scalars.ts';
import { slotTimeQuery } from './search-time.ts';
import { maxCounts, maxLengths } from './values.ts';

/** A free time of a location for one of its services. `professional_id` is free then; others may be too. */
const nextSlot = z
  .object({
    starts_at: instant,
    service_id: catalogueId,
    service_name: z.string(),
    professional_id: catalogueId,
  })
  .meta({ id: 'NextSlot' });

/**
 * At most three by the id of each location, earliest first: for the service that `search` is about and at the time that
 * it or the parameters say, where there is any, else for the most booked service. An unknown location is absent.
 */
export const locationsNextSlotsCall = defineCall({
  summary: 'The next free times of several locations',
  tag: 'locations',
  auth: 'public',
  query: z.object({
    ids: idList(maxCounts.nextSlotsIds),
    search: z.string().trim().max(maxLengths.search).default(''),
    ...slotTimeQuery,
  }),
  success: { status: 200, schema: z.object({ data: z.record(z.string(), z.array(nextSlot)) }) },
});

export type NextSlot = z.infer<typeof nextSlot>;

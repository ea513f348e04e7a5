import { z } from 'zod';
import { defineCall, ok } from './call.ts';
import { catalogueId, idList, instant } from './scalars.ts';
import { slotTimeQuery } from './search-time.ts';
import { maxCounts, maxLengths } from './values.ts';

/**
 * `professional_id`: a free professional. `day_label`: 'azi', 'mâine' or 'vin, 27 nov'. `duration`
 * in minutes. `price_label` includes that day's offer: '80 RON', 'ofertă 60 RON', 'Preț neafișat'.
 */
const nextSlot = z
  .object({
    starts_at: instant,
    day_label: z.string(),
    service_id: catalogueId,
    service_name: z.string(),
    duration: z.int(),
    price_label: z.string(),
    professional_id: catalogueId,
  })
  .meta({ id: 'NextSlot' });

/**
 * At most three slots per location id, earliest first, at the searched time if possible. Without a
 * search, slots of the service that new clients book first. Unknown locations and those without the
 * searched service are absent.
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
  success: ok(z.record(z.string(), z.array(nextSlot))),
});

export type NextSlot = z.infer<typeof nextSlot>;

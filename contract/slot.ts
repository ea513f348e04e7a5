import { z } from 'zod';
import { addDays } from '#domain/time/local-time.ts';
import { ok, publicCall } from './call.ts';
import { catalogueId, catalogueIdParam, idList, instant, localDate, localTime } from './scalars.ts';
import { daysLabel } from './rule-words.ts';
import { slotTimeQuery } from './search-time.ts';
import { maxCounts, maxLengths, slotSpanDays } from './values.ts';

const slot = z
  .object({ time: localTime, starts_at: instant, professionals: z.array(catalogueId) })
  .meta({ id: 'Slot' });

/** Days without slots are absent. `first_available` may be after `to`, up to the horizon. */
export const locationSlotsCall = publicCall('locations', {
  summary: 'Free times of a location for the chosen services',
  params: z.object({ id: catalogueIdParam }),
  query: z
    .object({
      services: idList(maxCounts.services),
      professional: catalogueIdParam.optional(),
      from: localDate,
      to: localDate,
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'Ultima zi nu poate fi înaintea primei',
      abort: true,
    })
    .refine(({ from, to }) => to < addDays(from, slotSpanDays), {
      path: ['to'],
      error: `Cel mult ${daysLabel(slotSpanDays)}`,
    }),
  success: {
    status: 200,
    schema: z.object({
      data: z.record(z.string(), z.array(slot)),
      meta: z.object({ first_available: localDate.nullable() }),
    }),
  },
});

/**
 * `day_label` is 'azi', 'mâine' or 'vin, 27 nov'; `duration` is in minutes. `price_label` includes
 * that day's offer: '80 RON', 'ofertă 60 RON', 'Preț neafișat'.
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
 * Returns at most three slots per location id, earliest first, at the searched time if possible;
 * without a search, of the service that new clients book first. Unknown locations and those without
 * the searched service are absent.
 */
export const locationsNextSlotsCall = publicCall('locations', {
  summary: 'The next free times of several locations',
  query: z.object({
    ids: idList(maxCounts.nextSlotsIds),
    search: z.string().trim().max(maxLengths.search).default(''),
    ...slotTimeQuery,
  }),
  success: ok(z.record(z.string(), z.array(nextSlot))),
});

export type Slot = z.infer<typeof slot>;
export type NextSlot = z.infer<typeof nextSlot>;

import { z } from 'zod';
import { addDays } from '#domain/time/local-time.ts';
import { defineCall } from './call.ts';
import { catalogueId, catalogueIdParam, idList, instant, localDate, localTime } from './scalars.ts';
import { daysLabel } from './rule-words.ts';
import { maxCounts, slotSpanDays } from './values.ts';

const slot = z
  .object({ time: localTime, starts_at: instant, professionals: z.array(catalogueId) })
  .meta({ id: 'Slot' });

/** Days without slots are absent. `first_available` may be after `to`, up to the horizon. */
export const locationSlotsCall = defineCall({
  summary: 'Free times of a location for the chosen services',
  tag: 'locations',
  auth: 'public',
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

export type Slot = z.infer<typeof slot>;

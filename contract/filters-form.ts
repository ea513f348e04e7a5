import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { place } from './place.ts';

const category = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    group: z.object({ slug: z.string(), name: z.string() }),
    is_health: z.boolean(),
  })
  .meta({ id: 'Category' });

const filtersForm = z
  .object({
    counties: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
    categories: z.array(category),
    citiesFeatured: z.array(place.extend({ slug: z.string(), locations_count: z.int() })),
    payment_methods: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .meta({ id: 'FiltersForm' });

export const filtersFormCall = publicCall('locations', {
  summary: 'Filters form, loaded at start',
  success: ok(filtersForm),
});

export type FiltersForm = z.infer<typeof filtersForm>;
export type Category = z.infer<typeof category>;

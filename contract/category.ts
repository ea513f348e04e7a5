import { z } from 'zod';

/** One of eight, within one of three business groups. */
export const category = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    group: z.object({ slug: z.string(), name: z.string() }),
    is_health: z.boolean(),
  })
  .meta({ id: 'Category' });

export type Category = z.infer<typeof category>;

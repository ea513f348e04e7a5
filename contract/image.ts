import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueId, catalogueIdParam, integerParam } from './scalars.ts';
import { imageWidths } from './values.ts';

/** URLs in three widths; `tint`: two colours of the placeholder. */
export const image = z
  .object({
    id: catalogueId,
    alt: z.string(),
    dataUrl150: z.string(),
    dataUrl500: z.string(),
    dataUrl1200: z.string(),
    tint: z.tuple([z.string(), z.string()]),
  })
  .meta({ id: 'Image' });

export const imageCall = defineCall({
  summary: 'Picture at a width, immutable',
  tag: 'images',
  auth: 'public',
  params: z.object({ id: catalogueIdParam }),
  query: z.object({
    w: integerParam(z.literal(imageWidths)).prefault(500),
  }),
  success: { status: 200, schema: z.any(), contentType: 'image/webp' },
});

export type Image = z.infer<typeof image>;

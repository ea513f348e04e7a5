import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { catalogueId, catalogueIdParam, integerParam } from './scalars.ts';
import { imageWidths, maxLengths } from './values.ts';

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

export const imageCall = publicCall('images', {
  summary: 'Picture at a width, immutable',
  params: z.object({ id: catalogueIdParam }),
  query: z.object({
    w: integerParam(z.literal(imageWidths)).prefault(500),
  }),
  success: { status: 200, schema: z.any(), contentType: 'image/webp' },
});

/** 1200 × 630 px. `name` is a location's id or a city's slug; ignored for the `site`. */
export const sharePictureCall = publicCall('images', {
  summary: 'Picture of a page that is shared',
  params: z.object({
    kind: z.enum(['locations', 'cities', 'site']),
    name: z.string().max(maxLengths.slug),
  }),
  success: { status: 200, schema: z.any(), contentType: 'image/jpeg' },
});

export const album = z
  .object({ id: catalogueId, name: z.string(), images: z.array(image) })
  .meta({ id: 'Album' });

export const locationGalleryCall = publicCall('locations', {
  summary: 'Pictures and albums of a location',
  params: z.object({ id: catalogueIdParam }),
  success: ok(z.object({ gallery: z.array(image), albums: z.array(album) })),
});

export type Image = z.infer<typeof image>;
export type Album = z.infer<typeof album>;

import { z } from 'zod';
import { defineCall } from './call.ts';
import { maxLengths } from './values.ts';

/** 1200 × 630: of a location by id, of a city by slug, or of the `site`. */
export const sharePictureCall = defineCall({
  summary: 'Picture of a page that is shared',
  tag: 'images',
  auth: 'public',
  params: z.object({
    kind: z.enum(['locations', 'cities', 'site']),
    name: z.string().max(maxLengths.slug),
  }),
  success: { status: 200, schema: z.any(), contentType: 'image/jpeg' },
});

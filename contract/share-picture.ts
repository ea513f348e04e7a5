import { z } from 'zod';
import { defineCall } from './call.ts';
import { maxLengths } from './values.ts';

/** What is shown where a page is shared, 1200 × 630: a location by its id, a city by its slug, the `site` whatever the name. */
export const sharePictureCall = defineCall({
  summary: 'Picture of a page that is shared',
  tag: 'images',
  auth: 'public',
  params: z.object({
    kind: z.enum(['locations', 'cities', 'site']),
    name: z.string().max(maxLengths.slug),
  }),
  success: { status: 200, schema: z.any(), contentType: 'image/jpeg' },
  errors: ['not_found'],
});

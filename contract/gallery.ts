import { z } from 'zod';
import { defineCall } from './call.ts';
import { image } from './image.ts';
import { catalogueId, catalogueIdParam } from './scalars.ts';

export const album = z
  .object({ id: catalogueId, name: z.string(), images: z.array(image) })
  .meta({ id: 'Album' });

export const locationGalleryCall = defineCall({
  summary: 'Pictures and albums of a location',
  tag: 'locations',
  auth: 'public',
  params: z.object({ id: catalogueIdParam }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ gallery: z.array(image), albums: z.array(album) }) }),
  },
});

export type Album = z.infer<typeof album>;

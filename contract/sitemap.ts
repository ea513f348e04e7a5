import { z } from 'zod';
import { defineCall } from './call.ts';
import { integerParam } from './scalars.ts';

/** Locations by their ids; cities, and the trades in them, by the ids of the cities. Both only where there are locations. */
const sitemapKind = z.enum(['locations', 'cities']);
const modified = z.iso.datetime({ offset: true });

/**
 * What search engines should know, in files of at most 50,000 addresses: a file goes on behind the id `after`, and is
 * read in as many calls as `sitemapFileCalls` says.
 */
export const sitemapFilesCall = defineCall({
  summary: 'The files of the sitemap',
  tag: 'places',
  auth: 'public',
  success: {
    status: 200,
    schema: z.object({
      data: z.array(z.object({ kind: sitemapKind, after: z.int(), modified })),
    }),
  },
  errors: [],
});

/** `next` is the `after` of the next call; null at the end of all. */
export const sitemapCall = defineCall({
  summary: 'Paths of pages, and when they changed, behind an id',
  tag: 'places',
  auth: 'public',
  params: z.object({ kind: sitemapKind }),
  query: z.object({ after: integerParam(z.int().min(0)).prefault(0) }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(z.object({ path: z.string(), modified })),
      next: z.int().nullable(),
    }),
  },
  errors: ['not_found', 'validation_failed'],
});

export type SitemapKind = z.infer<typeof sitemapKind>;

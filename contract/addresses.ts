import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { catalogueId, instant, integerParam, localDate } from './scalars.ts';
import { maxLengths } from './values.ts';

/**
 * Blank lines separate the paragraphs of `body`; "## " begins a heading. `valid_until` is the last
 * day of the contest, null without an end.
 */
const contest = z
  .object({
    token: z.string(),
    title: z.string(),
    body: z.string(),
    valid_until: localDate.nullable(),
  })
  .meta({ id: 'Contest' });

/** Exactly one field is set. */
export const pageNameCall = publicCall('places', {
  summary: 'What the first segment of a path names: a city, a category or a contest',
  params: z.object({ name: z.string().max(maxLengths.slug) }),
  success: ok(
    z.object({
      city: z.object({ slug: z.string() }).nullable(),
      category: z.object({ id: catalogueId }).nullable(),
      contest: contest.nullable(),
    }),
  ),
});

export type Contest = z.infer<typeof contest>;

/** Cities without locations are not in the sitemap. */
const sitemapKind = z.enum(['locations', 'cities']);

/** A file begins after the id `after` and has the URLs of `sitemapFileCalls` calls (≤ 50,000). */
export const sitemapFilesCall = publicCall('places', {
  summary: 'The files of the sitemap',
  success: ok(z.array(z.object({ kind: sitemapKind, after: z.int(), modified: instant }))),
});

export const sitemapCall = publicCall('places', {
  summary: 'Paths of pages, and when they changed, behind an id',
  params: z.object({ kind: sitemapKind }),
  query: z.object({ after: integerParam(z.int().min(0)).prefault(0) }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(z.object({ path: z.string(), modified: instant })),
      next: z.int().nullable(),
    }),
  },
});

export type SitemapKind = z.infer<typeof sitemapKind>;

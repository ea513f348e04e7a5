import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueId, localDate } from './scalars.ts';
import { maxLengths } from './values.ts';

/**
 * `body`: paragraphs separated by blank lines, headings start with "## ". Open through
 * `valid_until`.
 */
const contest = z
  .object({
    token: z.string(),
    title: z.string(),
    body: z.string(),
    valid_until: localDate.nullable(),
  })
  .meta({ id: 'Contest' });

/** Exactly one of three. A category alone is a search. */
export const pageNameCall = defineCall({
  summary: 'What the first part of an address names: a city, a category or a contest',
  tag: 'places',
  auth: 'public',
  params: z.object({ name: z.string().max(maxLengths.slug) }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        city: z.object({ slug: z.string() }).nullable(),
        category: z.object({ id: catalogueId }).nullable(),
        contest: contest.nullable(),
      }),
    }),
  },
});

export type Contest = z.infer<typeof contest>;

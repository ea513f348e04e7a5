import { z } from 'zod';
import { defineCall } from './call.ts';
import { localDate } from './scalars.ts';
import { maxLengths } from './values.ts';

/** A contest's rules: paragraphs separated by blank lines, headings start with "## ". Open through `valid_until`. */
const contest = z
  .object({
    token: z.string(),
    title: z.string(),
    body: z.string(),
    valid_until: localDate.nullable(),
  })
  .meta({ id: 'Contest' });

/** Cities and contests have pages directly below the root; exactly one of both is set. */
export const pageNameCall = defineCall({
  summary: 'What the first part of an address names: a city or a contest',
  tag: 'places',
  auth: 'public',
  params: z.object({ name: z.string().max(maxLengths.slug) }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        city: z.object({ slug: z.string() }).nullable(),
        contest: contest.nullable(),
      }),
    }),
  },
  errors: ['not_found', 'validation_failed'],
});

export type Contest = z.infer<typeof contest>;

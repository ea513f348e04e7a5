import { z } from 'zod';
import { defineCall } from './call.ts';
import { locationCard } from './location-list.ts';
import { pageLinks, pageMeta, pageNumber } from './pagination.ts';
import { place } from './place.ts';
import { ron } from './scalars.ts';
import { maxLengths } from './values.ts';

const slug = z.string().max(maxLengths.slug);

/** A city or a trade that leads to a page of its own, with how many locations stand there. */
const counted = z.object({ slug: z.string(), name: z.string(), locations_count: z.int() });

/**
 * What is true of the locations of a city, or of those of one trade there. `price_from` and `price_to` are the lowest and
 * the highest of the prices that its locations start from, null where none says one; `services` are names that many of
 * its best rated locations have, most of them first.
 */
const cityFacts = z
  .object({
    city: place.extend({ slug: z.string() }),
    category: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
    locations_count: z.int(),
    price_from: ron.nullable(),
    price_to: ron.nullable(),
    average_rating: z.number().min(0).max(5),
    rating_count: z.int(),
    services: z.array(z.string()),
    /** The trades of the city, whichever the facts are of. */
    categories: z.array(counted),
    /** The nearest cities that have such locations. */
    neighbours: z.array(counted),
  })
  .meta({ id: 'CityFacts' });

const success = {
  status: 200,
  schema: z.object({
    data: z.array(locationCard),
    links: pageLinks,
    meta: pageMeta,
    facts: cityFacts,
  }),
} as const;

/**
 * The counties with locations, as Romanian sorts them, and of each the cities with locations: those with most of them
 * first, and of many not all.
 */
export const citiesCall = defineCall({
  summary: 'Counties, and their cities with locations',
  tag: 'places',
  auth: 'public',
  success: {
    status: 200,
    schema: z.object({
      data: z.array(z.object({ slug: z.string(), name: z.string(), cities: z.array(counted) })),
    }),
  },
  errors: [],
});

/** The default order, as far as the city limits. Unknown cities are not found; known ones without locations are empty. */
export const cityCall = defineCall({
  summary: 'A city: its facts and a page of its locations',
  tag: 'places',
  auth: 'public',
  params: z.object({ city: slug }),
  query: z.object({ page: pageNumber }),
  success,
  errors: ['not_found', 'validation_failed'],
});

export const cityCategoryCall = defineCall({
  ...cityCall,
  summary: 'A trade in a city: its facts and a page of its locations',
  params: z.object({ city: slug, category: slug }),
});

export type CityFacts = z.infer<typeof cityFacts>;

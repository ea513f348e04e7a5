import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { locationCard } from './location-list.ts';
import { pageLinks, pageMeta, pageNumber } from './pagination.ts';
import { place } from './place.ts';
import { ron } from './scalars.ts';
import { maxLengths } from './values.ts';

const slug = z.string().max(maxLengths.slug);

const counted = z.object({ slug: z.string(), name: z.string(), locations_count: z.int() });

/**
 * Prices are the lowest and highest starting price, null if none is shown. `services` are those of
 * the best-rated locations, most frequent first.
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
    /** All categories of the city, even if the facts are about one. */
    categories: z.array(counted),
    neighbours: z.array(counted),
  })
  .meta({ id: 'CityFacts' });

/** Counties in Romanian alphabetical order, with the cities that have most locations. */
export const citiesCall = publicCall('places', {
  summary: 'Counties, and their cities with locations',
  success: ok(z.array(z.object({ slug: z.string(), name: z.string(), cities: z.array(counted) }))),
});

/** Responds 404 for an unknown city, an empty list for one without locations. */
export const cityCall = publicCall('places', {
  summary: 'A city: its facts and a page of its locations',
  params: z.object({ city: slug }),
  query: z.object({ page: pageNumber }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(locationCard),
      links: pageLinks,
      meta: pageMeta,
      facts: cityFacts,
    }),
  },
});

export const cityCategoryCall = publicCall('places', {
  ...cityCall,
  summary: 'A category in a city: its facts and a page of its locations',
  params: z.object({ city: slug, category: slug }),
});

export type CityFacts = z.infer<typeof cityFacts>;
